// draw: takes pieces one by one from the top of a zone; an empty one is filled again first.
import { BOOL, CARD, INT, listOf, ZONE } from '../../expression/types.ts';
import type { Evaluate } from '../../machine/context.ts';
import { writeLaying, type Laying } from '../../machine/laying.ts';
import { propose } from '../../machine/propose.ts';
import { topOf } from '../../machine/refill.ts';
import { movePiece } from '../../machine/writes.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { DrawEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';
import { drawerOf } from '../../timing/concerned.ts';
import { hearDrawn } from '../../timing/hear.ts';

/** Where it is kept what is being drawn, for somebody may have to be asked in between. */
interface Slots {
  readonly who: number;
  readonly left: number;
  readonly from: number;
  readonly to: number;
  readonly by: number;
  readonly drawn: number;
}

export const draw: EffectWord<DrawEffect> = {
  word: 'draw',
  compile(effect, writer) {
    const pile = writer.expression('from', effect.from, ZONE);
    const from = pile.run;
    if (pile.type.is === 'zone' && pile.type.split !== undefined) needPart(writer, pile.type.split);
    const to = writer.expression('to', effect.to, ZONE).run;
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const up = effect.up === undefined ? null : writer.expression('up', effect.up, BOOL).run;
    const { rule, as } = effect;
    const at: Slots = {
      ...{ who: writer.slot(), left: writer.slot(), from: writer.slot() },
      ...{ to: writer.slot(), by: writer.slot() },
      drawn: as === undefined ? writer.slot() : writer.name('as', as, listOf(CARD)),
    };
    writer.write((running, { slots }) => {
      slots[at.left] = count(running);
      slots[at.from] = from(running);
      slots[at.to] = to(running);
      slots[at.who] = drawerOf(running, slots[at.to] as number);
      slots[at.by] = running.you;
      slots[at.drawn] = [];
    });
    const told = [at.who, at.left, at.from, at.to, at.by];
    const list = writer.around.replacements.get('draw') ?? [];
    const off = propose(writer, { event: 'draw', rule, told, list }).write();
    writeLaying(writer, drawing(writer, at, up, rule));
    writer.write((running, { slots }) => {
      const n = (slots[at.drawn] as readonly number[]).length;
      hearDrawn(running, n, slots[at.from] as number, slots[at.to] as number);
    });
    off?.land();
  },
};

/** A card that does not come counts as drawn, so that nobody draws for ever. */
function drawing(writer: Writer, at: Slots, up: Evaluate | null, rule: string | undefined): Laying {
  const [piece, to] = [writer.slot(), writer.slot()];
  const goOn = (slots: Value[]) => {
    slots[at.left] = (slots[at.left] as number) - 1;
  };
  return {
    ...{ piece, to, rule },
    next: (running, { slots }) => {
      if ((slots[at.left] as number) <= 0) return false;
      const top = topOf(running, slots[at.from] as number);
      if (top === undefined) return false;
      slots[piece] = top;
      slots[to] = slots[at.to]!;
      return true;
    },
    lay: (running, { slots }) => {
      const card = slots[piece] as number;
      goOn(slots);
      slots[at.drawn] = [...(slots[at.drawn] as readonly number[]), card];
      const face = up ? { up: up(running) as boolean } : {};
      movePiece(running, card, slots[to] as number, face);
    },
    skip: ({ slots }) => goOn(slots),
  };
}

function needPart({ world, report, spot }: Writer, name: string): void {
  const { split } = world.zones.get(name)!;
  const [part = 'part'] = split!.parts;
  const message = `“${name}” is split by ${split!.by}: say which part is drawn from, as in table.${name}['${part}']`;
  report.add(into(spot, 'from'), 'which-part', message);
}
