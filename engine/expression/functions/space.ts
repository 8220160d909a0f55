// space(name): the space of that name.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { closedSet, SPACE } from '../types.ts';

export const space: PlainFunction = {
  form: 'function',
  name: 'space',
  count: 1,
  marks: NOTHING,
  takes: (_given, world) => [
    closedSet(
      'the name of a space',
      world.spaces.map(({ name }) => name),
    ),
  ],
  type: () => SPACE,
  make: ([name], world) => {
    const names = world.spaces.map((one) => one.name);
    const numbers = new Map(names.map((one) => [one, names.indexOf(one)]));
    return (context) => numbers.get(name!(context) as string)!;
  },
};
