// list.without(x): the list with every x left out.
import { scan } from '../../machine/context.ts';
import type { Method } from '../definition.ts';
import { same } from '../operators.ts';
import { listOf, maybe } from '../types.ts';

export const without: Method = {
  form: 'method',
  name: 'without',
  part: true,
  takes: (element) => [maybe(element)],
  type: (element) => listOf(element),
  make:
    (list, [left]) =>
    (context) => {
      const gone = left!(context);
      const items = list(context);
      scan(context, items);
      return items.filter((item) => !same(item, gone));
    },
};
