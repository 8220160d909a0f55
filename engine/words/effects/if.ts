// if: does one list of effects or the other; what its condition tells about names holds in them.
import { localsThere } from '../../expression/narrow.ts';
import { BOOL } from '../../expression/types.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { Effects, IfEffect } from '../../ruleset/types.generated.ts';

export const ifEffect: EffectWord<IfEffect> = {
  word: 'if',
  compile(effect, writer) {
    const test = writer.expression('is', effect.is, BOOL).run;
    const there = (holds: boolean) => localsThere(effect.is, writer.around.locals, holds);
    const over = writer.jump((context) => !test(context));
    writer.block('then', effect.then, there(true));
    if (effect.else) {
      const end = writer.jump();
      over.land();
      writer.block('else', effect.else, there(false));
      end.land();
    } else over.land();
    if (leaves(effect.then)) writer.know(there(false));
  },
};

/** Whoever comes after such a list has not come through it. */
function leaves(effects: Effects): boolean {
  const last = effects.at(-1)?.do;
  return last === 'stop' || last === 'finish' || last === 'again';
}
