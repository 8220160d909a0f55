// list.size(): how many there are.
import type { Method } from '../definition.ts';
import { INT } from '../types.ts';

export const size: Method = {
  form: 'method',
  name: 'size',
  takes: () => [],
  type: () => INT,
  make: (list) => (context) => list(context).length,
};
