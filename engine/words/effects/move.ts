// move: moves a piece, or a list of pieces in order, to the top or the bottom of a zone.
import { BOOL, CARD, listOf, maybe, ZONE } from '../../expression/types.ts';
import { burn } from '../../machine/context.ts';
import { movePiece } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { MoveEffect } from '../../ruleset/types.generated.ts';

export const move: EffectWord<MoveEffect> = {
  word: 'move',
  compile(effect, writer) {
    const what = writer.expression('what', effect.what, maybe(CARD), listOf(CARD)).run;
    const zone = writer.expression('to', effect.to, ZONE).run;
    const up = effect.up === undefined ? null : writer.expression('up', effect.up, BOOL).run;
    const below = effect.at === 'bottom';
    writer.write((running) => {
      const found = what(running) as number | null | readonly number[];
      const to = zone(running) as number;
      const face = up ? { up: up(running) as boolean } : {};
      // The list may be a zone that shrinks while its pieces leave it: it is taken once.
      const pieces = typeof found === 'number' ? [found] : [...(found ?? [])];
      pieces.forEach((piece, index) => {
        burn(running);
        movePiece(running, piece, to, below ? { ...face, index } : face);
      });
    });
  },
};
