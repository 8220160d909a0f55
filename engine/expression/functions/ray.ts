// ray(space, direction): the spaces that way, one after the other to the edge of a grid; from none there are none.
import { DIRECTIONS, neighbour } from '../../ruleset/grid.ts';
import type { PlainFunction } from '../definition.ts';
import { closedSet, listOf, maybe, SPACE } from '../types.ts';

export const ray: PlainFunction = {
  form: 'function',
  name: 'ray',
  count: 2,
  takes: () => [maybe(SPACE), closedSet('a direction', [...DIRECTIONS.keys()])],
  type: () => listOf(SPACE),
  make:
    ([space, direction], world) =>
    (context) => {
      const found: number[] = [];
      const way = direction!(context) as string;
      const from = space!(context) as number | null;
      if (from === null || world.spaces[from]!.board.shape !== 'grid') return [];
      let at: number | undefined = from;
      while ((at = neighbour(world.spaces[at]!.board, at, way)[0]) !== undefined) found.push(at);
      return found;
    },
};
