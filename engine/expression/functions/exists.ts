// list.exists(x, test): whether the test holds for at least one.
import type { Macro } from '../definition.ts';
import { BOOL } from '../types.ts';

export const exists: Macro = {
  form: 'macro',
  name: 'exists',
  body: BOOL,
  type: () => BOOL,
  make: (list, test) => (context) => {
    for (const item of list(context)) if (test(context, item)) return true;
    return false;
  },
};
