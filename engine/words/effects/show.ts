// show: makes pieces known to players, for ever; or what is hidden in a procedure.
import { CARD, fits, listOf, maybe, PLAYER, type Type } from '../../expression/types.ts';
import { speaksOfProcedure } from '../../expression/procedures.ts';
import { burn, type Evaluate } from '../../machine/context.ts';
import type { Running } from '../../machine/running.ts';
import { writeKnown } from '../../machine/write.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { showTo, uncover } from '../../procedures/hidden.ts';
import { tellRevealed } from '../../procedures/reveal.ts';
import { slotOf } from '../../procedures/variables.ts';
import type { ShowEffect } from '../../ruleset/types.generated.ts';
import { bitsOf, knowersOf, PUBLIC_TOO, secret } from '../../sight.ts';
import type { DraftFrame } from '../../state.ts';

export const show: EffectWord<ShowEffect> = {
  word: 'show',
  compile(effect, writer) {
    const to =
      effect.to === undefined ? null : writer.expression('to', effect.to, listOf(PLAYER)).run;
    const hidden = hiddenBy(effect, writer);
    if (hidden) writer.write((running, frame) => reveal(running, hidden.find(running, frame), to));
    if (hidden && !isCards(hidden.type)) return;
    const what = writer.expression('what', effect.what, maybe(CARD), listOf(CARD)).run;
    writer.write((running) => showPieces(running, what, to));
  },
};

function isCards(type: Type): boolean {
  return fits(type, maybe(CARD)) || fits(type, listOf(CARD));
}

function showPieces(running: Running, what: Evaluate, to: Evaluate | null): void {
  const { state, world, events } = running;
  const found = what(running) as number | null | readonly number[];
  const bits = to ? bitsOf(to(running) as readonly number[]) : PUBLIC_TOO;
  for (const piece of typeof found === 'number' ? [found] : (found ?? [])) {
    burn(running);
    writeKnown(running, piece, state.pieces.known[piece]! | bits);
    events.push({
      event: 'shown',
      piece: `piece/${piece}`,
      card: world.cards[state.pieces.def[piece]!]!.id,
      to: world.holdings[state.pieces.zone[piece]!]!.place,
      ...secret(knowersOf(state, piece)),
    });
  }
}

/** A value by its name, where it is kept now. */
interface Kept {
  readonly frame: DraftFrame;
  readonly slot: number;
  readonly name: string;
  readonly type: Type;
}

interface HiddenValue {
  readonly type: Type;
  find(running: Running, frame: DraftFrame): Kept | null;
}

/** A variable of a procedure, or what this program has named that is no piece; null if it is neither. */
function hiddenBy({ what }: ShowEffect, writer: Writer): HiddenValue | null {
  const { locals } = writer.around;
  if (speaksOfProcedure(what as string, writer.around)) {
    const place = writer.variable('what', what as string);
    if (!place || place.player) return null;
    const { name, type } = place.variable;
    const find: HiddenValue['find'] = (running) => {
      const kept = slotOf(running, place);
      return kept && { ...kept, name, type };
    };
    return { type, find };
  }
  const name = String(what);
  const local = locals.get(name);
  if (!local || (!local.variable && isCards(local.type))) return null;
  const { slot } = local;
  const type = local.variable ?? local.type;
  return { type, find: (_running, frame) => ({ frame, slot, name, type }) };
}

/** What nobody has hidden is told all the same: it may be known to this program only. */
function reveal(running: Running, kept: Kept | null, to: Evaluate | null): void {
  if (!kept) return;
  const { frame, slot, name, type } = kept;
  const { procedure } = running.codes[frame.code]!;
  const seats = to ? (to(running) as readonly number[]) : null;
  if (procedure && seats) showTo(procedure, frame, slot, bitsOf(seats));
  else if (procedure) uncover(procedure, frame, slot);
  tellRevealed(running, { name, type, value: frame.slots[slot]! }, seats);
}
