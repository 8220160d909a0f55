// list.all(x, test): whether the test holds for every one; of an empty list it does.
import type { Macro } from '../definition.ts';
import { BOOL } from '../types.ts';

export const all: Macro = {
  form: 'macro',
  name: 'all',
  body: BOOL,
  type: () => BOOL,
  make: (list, test) => (context) => {
    for (const item of list(context)) if (!test(context, item)) return false;
    return true;
  },
};
