// list.last(): the last one, or none.
import type { Method } from '../definition.ts';
import { maybe } from '../types.ts';

export const last: Method = {
  form: 'method',
  name: 'last',
  takes: () => [],
  type: maybe,
  make: (list) => (context) => list(context).at(-1) ?? null,
};
