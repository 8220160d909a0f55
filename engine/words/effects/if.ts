// if: does one list of effects or the other.
import { BOOL } from '../../expression/types.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { IfEffect } from '../../ruleset/types.generated.ts';

export const ifEffect: EffectWord<IfEffect> = {
  word: 'if',
  compile(effect, writer) {
    const test = writer.expression('is', effect.is, BOOL).run;
    const over = writer.jump((context) => !test(context));
    writer.block('then', effect.then);
    if (!effect.else) return over.land();
    const end = writer.jump();
    over.land();
    writer.block('else', effect.else);
    end.land();
  },
};
