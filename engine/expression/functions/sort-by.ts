// list.sortBy(x, number): in order of their numbers, the smallest first; equal ones stay as they were.
import type { Macro } from '../definition.ts';
import { INT, listOf } from '../types.ts';

export const sortBy: Macro = {
  form: 'macro',
  name: 'sortBy',
  part: true,
  body: INT,
  type: (element) => listOf(element),
  make: (list, number) => (context) => {
    const keyed = list(context).map((item) => ({ item, key: number(context, item) as number }));
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
  },
};
