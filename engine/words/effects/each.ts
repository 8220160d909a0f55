// each: does the steps once for every element of a list, taken when it begins.
import { elementOf } from '../../expression/operators.ts';
import { ANY_LIST } from '../../expression/types.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { EachEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';

export const each: EffectWord<EachEffect> = {
  word: 'each',
  compile(effect, writer) {
    const of = writer.expression('of', effect.of, ANY_LIST);
    const item = writer.fresh('a', effect.a, elementOf(of.type));
    const [list, next] = [writer.slot(), writer.slot()];
    writer.write((running, { slots }) => {
      slots[list] = [...(of.run(running) as readonly Value[])];
      slots[next] = 0;
    });
    const start = writer.here();
    const done = writer.jump(
      ({ slots }) => (slots[next] as number) >= (slots[list] as readonly Value[]).length,
    );
    writer.write((_running, { slots }) => {
      const at = slots[next] as number;
      slots[item.slot] = (slots[list] as readonly Value[])[at]!;
      slots[next] = at + 1;
    });
    writer.block('steps', effect.steps, new Map([[effect.a, item]]));
    writer.back(start);
    done.land();
  },
};
