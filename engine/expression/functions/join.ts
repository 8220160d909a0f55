// list.join(other): the one list, then the other.
import { grown } from '../../machine/context.ts';
import type { Value } from '../../state.ts';
import type { Method } from '../definition.ts';
import { listOf } from '../types.ts';

export const join: Method = {
  form: 'method',
  name: 'join',
  takes: (element) => [listOf(element)],
  type: (element) => listOf(element),
  make:
    (list, [other]) =>
    (context) =>
      grown(context, [...list(context), ...(other!(context) as readonly Value[])]),
};
