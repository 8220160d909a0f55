// list.map(x, value): the value for each, in order.
import type { Macro } from '../definition.ts';
import { listOf } from '../types.ts';

export const map: Macro = {
  form: 'macro',
  name: 'map',
  type: (_element, body) => listOf(body),
  make: (list, value) => (context) => list(context).map((item) => value(context, item)),
};
