// list.flat(x, list): the lists of all, one after the other.
import { grown } from '../../machine/context.ts';
import type { Value } from '../../state.ts';
import type { Macro } from '../definition.ts';
import { elementOf } from '../operators.ts';
import { ANY_LIST, listOf } from '../types.ts';

export const flat: Macro = {
  form: 'macro',
  name: 'flat',
  body: ANY_LIST,
  type: (_element, body) => listOf(elementOf(body)),
  make: (list, inner) => (context) => {
    const all = list(context).flatMap((item) => inner(context, item) as readonly Value[]);
    return grown(context, all);
  },
};
