// random: picks one element of a list by chance and gives it a name.
import { elementOf } from '../../expression/operators.ts';
import { ANY_LIST } from '../../expression/types.ts';
import { RulesetFault } from '../../fault.ts';
import type { EffectWord } from '../../machine/writer.ts';
import { draw } from '../../random.ts';
import type { RandomEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';

export const random: EffectWord<RandomEffect> = {
  word: 'random',
  compile(effect, writer) {
    const from = writer.expression('from', effect.from, ANY_LIST);
    const slot = writer.name('as', effect.as, elementOf(from.type));
    writer.write((running, frame) => {
      const list = from.run(running) as readonly Value[];
      if (list.length === 0) throw new RulesetFault('random has nothing to pick from');
      frame.slots[slot] = list[draw(running.state, list.length)]!;
    });
  },
};
