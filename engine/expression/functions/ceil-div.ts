// ceilDiv(a, b): a divided by b, rounded up.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { nonZero } from '../operators.ts';
import { INT } from '../types.ts';

export const ceilDiv: PlainFunction = {
  form: 'function',
  name: 'ceilDiv',
  count: 2,
  marks: NOTHING,
  takes: () => [INT, INT],
  type: () => INT,
  make:
    ([a, b]) =>
    (context) =>
      Math.ceil((a!(context) as number) / nonZero(b!(context) as number)) + 0,
};
