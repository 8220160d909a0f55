// ray(space, direction): the spaces that way, one after the other to the edge of a grid; from none there are none.
import { NOTHING } from '../../machine/marks.ts';
import { DIRECTIONS, neighbour } from '../../ruleset/grid.ts';
import type { World } from '../../ruleset/world.ts';
import type { PlainFunction } from '../definition.ts';
import { closedSet, listOf, maybe, SPACE } from '../types.ts';

export const ray: PlainFunction = {
  form: 'function',
  name: 'ray',
  count: 2,
  marks: NOTHING,
  takes: () => [maybe(SPACE), closedSet('a direction', [...DIRECTIONS.keys()])],
  type: () => listOf(SPACE),
  make: ([space, direction], world) => {
    /** By direction and space, each worked out when it is first asked for: boards do not change. */
    const known = new Map<string, (readonly number[])[]>(
      [...DIRECTIONS.keys()].map((way) => [way, []]),
    );
    return (context) => {
      const from = space!(context) as number | null;
      if (from === null) return [];
      const way = direction!(context) as string;
      return (known.get(way)![from] ??= rayFrom(world, from, way));
    };
  },
};

function rayFrom({ spaces }: World, from: number, way: string): readonly number[] {
  const found: number[] = [];
  if (spaces[from]!.board.shape !== 'grid') return found;
  let at: number | undefined = from;
  while ((at = neighbour(spaces[at]!.board, at, way)[0]) !== undefined) found.push(at);
  return found;
}
