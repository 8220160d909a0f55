// list.without(x): the list with every x left out; without none, each one is surely there.
import { scan } from '../../machine/context.ts';
import type { Method } from '../definition.ts';
import { same } from '../operators.ts';
import { listOf, maybe, type Type } from '../types.ts';

export const without: Method = {
  form: 'method',
  name: 'without',
  part: true,
  takes: (element) => [maybe(element)],
  type: (element, [left]) => listOf(isNone(left) && element.is === 'maybe' ? element.of : element),
  make:
    (list, [left]) =>
    (context) => {
      const gone = left!(context);
      const items = list(context);
      scan(context, items);
      return items.filter((item) => !same(item, gone));
    },
};

function isNone(type: Type | undefined): boolean {
  return type?.is === 'maybe' && type.of.is === 'never';
}
