// min(a, b): the smaller number.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { INT } from '../types.ts';

export const min: PlainFunction = {
  form: 'function',
  name: 'min',
  count: 2,
  marks: NOTHING,
  takes: () => [INT, INT],
  type: () => INT,
  make:
    ([a, b]) =>
    (context) =>
      Math.min(a!(context) as number, b!(context) as number),
};
