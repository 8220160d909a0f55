// move: moves a piece, or a list of pieces in order, to the end of a zone.
import { CARD, listOf, maybe, ZONE } from '../../expression/types.ts';
import { burn } from '../../machine/context.ts';
import { movePiece } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { MoveEffect } from '../../ruleset/types.generated.ts';

export const move: EffectWord<MoveEffect> = {
  word: 'move',
  compile(effect, writer) {
    const what = writer.expression('what', effect.what, maybe(CARD), listOf(CARD)).run;
    const zone = writer.expression('to', effect.to, ZONE).run;
    writer.write((running) => {
      const found = what(running) as number | null | readonly number[];
      const to = zone(running) as number;
      // The list may be a zone that shrinks while its pieces leave it: it is taken once.
      const pieces = typeof found === 'number' ? [found] : [...(found ?? [])];
      for (const piece of pieces) {
        burn(running);
        movePiece(running, piece, to);
      }
    });
  },
};
