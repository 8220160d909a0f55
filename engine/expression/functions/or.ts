// or(x, instead): x, or the other if x is none.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { both, maybe, NEVER, type Type } from '../types.ts';

export const or: PlainFunction = {
  form: 'function',
  name: 'or',
  count: 2,
  marks: NOTHING,
  takes: (given) => [maybe(shared(given)), shared(given)],
  type: shared,
  make:
    ([x, instead]) =>
    (context) =>
      x!(context) ?? instead!(context),
};

function shared([x = NEVER, instead = NEVER]: readonly Type[]): Type {
  return both(x.is === 'maybe' ? x.of : x, instead) ?? instead;
}
