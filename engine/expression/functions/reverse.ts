// list.reverse(): the last one first.
import { grown } from '../../machine/context.ts';
import type { Method } from '../definition.ts';
import { listOf } from '../types.ts';

export const reverse: Method = {
  form: 'method',
  name: 'reverse',
  part: true,
  takes: () => [],
  type: (element) => listOf(element),
  make: (list) => (context) => grown(context, [...list(context)].reverse()),
};
