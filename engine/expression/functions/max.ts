// max(a, b): the larger number.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { INT } from '../types.ts';

export const max: PlainFunction = {
  form: 'function',
  name: 'max',
  count: 2,
  marks: NOTHING,
  takes: () => [INT, INT],
  type: () => INT,
  make:
    ([a, b]) =>
    (context) =>
      Math.max(a!(context) as number, b!(context) as number),
};
