// near(space, direction): the neighbouring space that way, as a list of none or one.
import { DIRECTIONS, neighbour } from '../../ruleset/grid.ts';
import type { PlainFunction } from '../definition.ts';
import { closedSet, listOf, SPACE } from '../types.ts';

export const near: PlainFunction = {
  form: 'function',
  name: 'near',
  count: 2,
  takes: () => [SPACE, closedSet('a direction', [...DIRECTIONS.keys()])],
  type: () => listOf(SPACE),
  make:
    ([space, direction], world) =>
    (context) => {
      const from = space!(context) as number;
      return neighbour(world.spaces[from]!.board, from, direction!(context) as string);
    },
};
