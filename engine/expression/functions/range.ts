// range(a, b): the numbers from a to b, both included.
import { NOTHING } from '../../machine/marks.ts';
import { burn, grown } from '../../machine/context.ts';
import type { PlainFunction } from '../definition.ts';
import { INT, listOf } from '../types.ts';

export const range: PlainFunction = {
  form: 'function',
  name: 'range',
  count: 2,
  marks: NOTHING,
  takes: () => [INT, INT],
  type: () => listOf(INT),
  make:
    ([a, b]) =>
    (context) => {
      const first = a!(context) as number;
      const count = Math.max(0, (b!(context) as number) - first + 1);
      burn(context, count);
      return grown(
        context,
        Array.from({ length: count }, (_, i) => first + i),
      );
    },
};
