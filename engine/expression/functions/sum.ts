// list.sum(x, number): the numbers of all, added up.
import type { Macro } from '../definition.ts';
import { INT } from '../types.ts';
import { whole } from '../operators.ts';

export const sum: Macro = {
  form: 'macro',
  name: 'sum',
  body: INT,
  type: () => INT,
  make: (list, number) => (context) => {
    let total = 0;
    for (const item of list(context)) total = whole(total + (number(context, item) as number));
    return total;
  },
};
