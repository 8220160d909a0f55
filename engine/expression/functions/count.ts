// list.count(x, test): for how many the test holds.
import { burnOne } from '../../machine/context.ts';
import type { Macro } from '../definition.ts';
import { BOOL, INT } from '../types.ts';

export const count: Macro = {
  form: 'macro',
  name: 'count',
  body: BOOL,
  type: () => INT,
  make:
    (list, _body, { slot, run }) =>
    (context) => {
      const items = list(context);
      let found = 0;
      for (let i = 0; i < items.length; i++) {
        burnOne(context);
        context.temps[slot] = items[i]!;
        if (run(context) === true) found++;
      }
      return found;
    },
};
