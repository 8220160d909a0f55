// list.filter(x, test): those for which the test holds, in order.
import { burnOne } from '../../machine/context.ts';
import type { Value } from '../../state.ts';
import type { Macro } from '../definition.ts';
import { BOOL, listOf } from '../types.ts';

export const filter: Macro = {
  form: 'macro',
  name: 'filter',
  part: true,
  body: BOOL,
  type: (element) => listOf(element),
  make:
    (list, _body, { slot, run }) =>
    (context) => {
      const items = list(context);
      const found: Value[] = [];
      for (let i = 0; i < items.length; i++) {
        burnOne(context);
        context.temps[slot] = items[i]!;
        if (run(context) === true) found.push(items[i]!);
      }
      return found;
    },
};
