// list.most(x, number): all those whose number is the largest.
import type { Macro } from '../definition.ts';
import { INT, listOf } from '../types.ts';

export const most: Macro = {
  form: 'macro',
  name: 'most',
  part: true,
  body: INT,
  type: (element) => listOf(element),
  make: (list, number) => (context) => {
    const items = list(context);
    const numbers = items.map((item) => number(context, item) as number);
    const best = Math.max(...numbers);
    return items.filter((_, i) => numbers[i] === best);
  },
};
