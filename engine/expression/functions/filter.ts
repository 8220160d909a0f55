// list.filter(x, test): those for which the test holds, in order.
import type { Macro } from '../definition.ts';
import { BOOL, listOf } from '../types.ts';

export const filter: Macro = {
  form: 'macro',
  name: 'filter',
  part: true,
  body: BOOL,
  type: (element) => listOf(element),
  make: (list, test) => (context) => list(context).filter((item) => test(context, item)),
};
