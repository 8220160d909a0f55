// list.top(n): the last n, which lie on top of a zone; the topmost first.
import { grown } from '../../machine/context.ts';
import type { Method } from '../definition.ts';
import { INT, listOf } from '../types.ts';

export const top: Method = {
  form: 'method',
  name: 'top',
  part: true,
  takes: () => [INT],
  type: (element) => listOf(element),
  make:
    (list, [count]) =>
    (context) => {
      const items = list(context);
      const n = Math.max(0, count!(context) as number);
      return grown(context, items.slice(Math.max(0, items.length - n)).reverse());
    },
};
