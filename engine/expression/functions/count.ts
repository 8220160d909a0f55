// list.count(x, test): for how many the test holds.
import type { Macro } from '../definition.ts';
import { BOOL, INT } from '../types.ts';

export const count: Macro = {
  form: 'macro',
  name: 'count',
  body: BOOL,
  type: () => INT,
  make: (list, test) => (context) => {
    let found = 0;
    for (const item of list(context)) if (test(context, item)) found++;
    return found;
  },
};
