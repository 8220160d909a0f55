// list.distinct(): each one once, where it stood first.
import type { Method } from '../definition.ts';
import { same } from '../operators.ts';
import { listOf } from '../types.ts';
import { burn } from '../../machine/context.ts';
import type { Value } from '../../state.ts';

export const distinct: Method = {
  form: 'method',
  name: 'distinct',
  part: true,
  takes: () => [],
  type: (element) => listOf(element),
  make: (list) => (context) => {
    const found: Value[] = [];
    for (const item of list(context)) {
      burn(context, found.length);
      if (!found.some((one) => same(one, item))) found.push(item);
    }
    return found;
  },
};
