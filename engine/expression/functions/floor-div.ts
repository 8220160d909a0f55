// floorDiv(a, b): a divided by b, rounded down.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { nonZero } from '../operators.ts';
import { INT } from '../types.ts';

export const floorDiv: PlainFunction = {
  form: 'function',
  name: 'floorDiv',
  count: 2,
  marks: NOTHING,
  takes: () => [INT, INT],
  type: () => INT,
  make:
    ([a, b]) =>
    (context) =>
      Math.floor((a!(context) as number) / nonZero(b!(context) as number)) + 0,
};
