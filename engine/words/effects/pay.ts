// pay: in full, to the bank or to a place; too little is a fault, for the move should have required it.
import { INT } from '../../expression/types.ts';
import { RulesetFault } from '../../fault.ts';
import { holds, loseCounters, shiftCounters } from '../../machine/cells.ts';
import { counterPlace } from '../../machine/counter-place.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { PayEffect } from '../../ruleset/types.generated.ts';

export const pay: EffectWord<PayEffect> = {
  word: 'pay',
  compile(effect, writer) {
    const from = counterPlace(writer, 'what', effect.what);
    const count = writer.expression('n', effect.n ?? 1, INT).run;
    const to = effect.to === undefined ? null : counterPlace(writer, 'to', effect.to, from.columns);
    writer.write((running) => {
      const cell = from(running);
      const price = count(running) as number;
      if (price <= 0) return;
      if (!cell || holds(running, cell) < price) {
        throw new RulesetFault(`there is too little to pay ${price} of ${effect.what}`);
      }
      const goal = to?.(running);
      if (goal) shiftCounters(running, cell, goal, price);
      else loseCounters(running, cell, price);
    });
  },
};
