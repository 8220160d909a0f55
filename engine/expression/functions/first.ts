// list.first(): the first one, or none.
import type { Method } from '../definition.ts';
import { maybe } from '../types.ts';

export const first: Method = {
  form: 'method',
  name: 'first',
  takes: () => [],
  type: maybe,
  make: (list) => (context) => list(context)[0] ?? null,
};
