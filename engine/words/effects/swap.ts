// swap: two pieces exchange their places, each with what lies on it.
import { CARD } from '../../expression/types.ts';
import { swapPieces } from '../../machine/writes.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { SwapEffect } from '../../ruleset/types.generated.ts';

export const swap: EffectWord<SwapEffect> = {
  word: 'swap',
  compile(effect, writer) {
    const one = writer.expression('a', effect.a, CARD).run;
    const other = writer.expression('b', effect.b, CARD).run;
    writer.write((running) => {
      swapPieces(running, one(running) as number, other(running) as number);
    });
  },
};
