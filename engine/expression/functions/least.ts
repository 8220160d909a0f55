// list.least(x, number): all those whose number is the smallest.
import type { Macro } from '../definition.ts';
import { INT, listOf } from '../types.ts';

export const least: Macro = {
  form: 'macro',
  name: 'least',
  part: true,
  body: INT,
  type: (element) => listOf(element),
  make: (list, number) => (context) => {
    const items = list(context);
    const numbers = items.map((item) => number(context, item) as number);
    const best = Math.min(...numbers);
    return items.filter((_, i) => numbers[i] === best);
  },
};
