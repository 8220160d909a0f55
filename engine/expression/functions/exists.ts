// list.exists(x, test): whether the test holds for at least one.
import { burnOne } from '../../machine/context.ts';
import type { Macro } from '../definition.ts';
import { BOOL } from '../types.ts';

export const exists: Macro = {
  form: 'macro',
  name: 'exists',
  body: BOOL,
  type: () => BOOL,
  make:
    (list, _body, { slot, run }) =>
    (context) => {
      const items = list(context);
      for (let i = 0; i < items.length; i++) {
        burnOne(context);
        context.temps[slot] = items[i]!;
        if (run(context) === true) return true;
      }
      return false;
    },
};
