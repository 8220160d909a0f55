// list.all(x, test): whether the test holds for every one; of an empty list it does.
import { burnOne } from '../../machine/context.ts';
import type { Macro } from '../definition.ts';
import { BOOL } from '../types.ts';

export const all: Macro = {
  form: 'macro',
  name: 'all',
  body: BOOL,
  type: () => BOOL,
  make:
    (list, _body, { slot, run }) =>
    (context) => {
      const items = list(context);
      for (let i = 0; i < items.length; i++) {
        burnOne(context);
        context.temps[slot] = items[i]!;
        if (run(context) !== true) return false;
      }
      return true;
    },
};
