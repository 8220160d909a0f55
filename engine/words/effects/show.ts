// show: makes pieces known to players, for ever.
import { CARD, listOf, maybe, PLAYER } from '../../expression/types.ts';
import { burn } from '../../machine/context.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { writeKnown } from '../../machine/write.ts';
import type { ShowEffect } from '../../ruleset/types.generated.ts';
import { bitsOf, knowersOf, PUBLIC_TOO, secret } from '../../sight.ts';

export const show: EffectWord<ShowEffect> = {
  word: 'show',
  compile(effect, writer) {
    const what = writer.expression('what', effect.what, maybe(CARD), listOf(CARD)).run;
    const to =
      effect.to === undefined ? null : writer.expression('to', effect.to, listOf(PLAYER)).run;
    writer.write((running) => {
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
    });
  },
};
