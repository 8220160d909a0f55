// move: moves a piece, or a list of pieces in order, to the top, the bottom or another place of a zone.
import { BOOL, CARD, INT, listOf, maybe, ZONE } from '../../expression/types.ts';
import { burn, type Evaluate } from '../../machine/context.ts';
import { laysFreely, writeLaying } from '../../machine/laying.ts';
import { movePiece } from '../../machine/writes.ts';
import type { Running } from '../../machine/running.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import type { MoveEffect } from '../../ruleset/types.generated.ts';
import { into } from '../../ruleset/report.ts';
import type { Value } from '../../state.ts';

export const move: EffectWord<MoveEffect> = {
  word: 'move',
  compile(effect, writer) {
    const what = writer.expression('what', effect.what, maybe(CARD), listOf(CARD)).run;
    const zone = writer.expression('to', effect.to, ZONE, maybe(ZONE)).run;
    const up = effect.up === undefined ? null : writer.expression('up', effect.up, BOOL).run;
    const index = indexOf(effect);
    const at = index === null ? null : writer.expression('index', index, INT).run;
    if (effect.at !== undefined && effect.index !== undefined) {
      const message = 'a move says either “at” or “index”';
      writer.report.add(into(writer.spot, 'index'), 'two-places', message);
    }
    const moving = { what, zone, up, at };
    if (laysFreely(writer)) writer.write((running) => moveAll(running, moving));
    else writeMoving(writer, moving, effect.rule);
  },
};

interface Moving {
  readonly what: Evaluate;
  readonly zone: Evaluate;
  readonly up: Evaluate | null;
  readonly at: Evaluate | null;
}

function moveAll(running: Running, { what, zone, up, at }: Moving): void {
  const to = zone(running) as number | null;
  if (to === null) return;
  const first = at ? Math.max(0, at(running) as number) : null;
  piecesIn(what(running)).forEach((piece, i) => {
    burn(running);
    const face = up ? { up: up(running) as boolean } : {};
    movePiece(running, piece, to, first === null ? face : { ...face, index: first + i });
  });
}

/** What is still to move waits in slots, for somebody may have to be asked in between. */
function writeMoving(writer: Writer, moving: Moving, rule: string | undefined): void {
  const { what, zone, up, at } = moving;
  const [list, goal, count, laid] = [writer.slot(), writer.slot(), writer.slot(), writer.slot()];
  const [piece, to, first] = [writer.slot(), writer.slot(), writer.slot()];
  writer.write((running, { slots }) => {
    slots[goal] = zone(running);
    slots[list] = slots[goal] === null ? [] : piecesIn(what(running));
    slots[first] = at ? Math.max(0, at(running) as number) : null;
    slots[count] = 0;
    slots[laid] = 0;
  });
  const goOn = (slots: Value[]) => {
    slots[count] = (slots[count] as number) + 1;
  };
  writeLaying(writer, {
    ...{ piece, to, rule },
    next: (_running, { slots }) => {
      const pieces = slots[list] as readonly number[];
      const next = slots[count] as number;
      if (next >= pieces.length) return false;
      slots[piece] = pieces[next]!;
      slots[to] = slots[goal]!;
      return true;
    },
    lay: (running, { slots }) => {
      const face = up ? { up: up(running) as boolean } : {};
      const before = slots[laid] as number;
      const place = slots[first] === null ? {} : { index: (slots[first] as number) + before };
      goOn(slots);
      slots[laid] = before + 1;
      movePiece(running, slots[piece] as number, slots[to] as number, { ...face, ...place });
    },
    skip: ({ slots }) => goOn(slots),
  });
}

/** What lies at the bottom comes first. */
function indexOf({ at, index }: MoveEffect): string | number | boolean | null {
  return index ?? (at === 'bottom' ? 0 : null);
}

/** The list may be a zone that shrinks while its pieces leave it: it is taken once. */
function piecesIn(found: Value): readonly number[] {
  if (typeof found === 'number') return [found];
  return [...((found ?? []) as readonly number[])];
}
