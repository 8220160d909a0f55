// near(space, way): the neighbouring spaces that way: by a direction of a grid, or by a sort of edge; of none there are none.
import { NOTHING } from '../../machine/marks.ts';
import { DIRECTIONS, neighbour } from '../../ruleset/grid.ts';
import type { PlainFunction } from '../definition.ts';
import { closedSet, listOf, maybe, SPACE } from '../types.ts';

export const near: PlainFunction = {
  form: 'function',
  name: 'near',
  count: 2,
  marks: NOTHING,
  takes: (_given, world) => {
    const edges = [...world.edges.keys()];
    const noun = edges.length > 0 ? 'a direction or a sort of edge' : 'a direction';
    return [maybe(SPACE), closedSet(noun, [...DIRECTIONS.keys(), ...edges])];
  },
  type: () => listOf(SPACE),
  make: ([space, direction], world) => {
    /** By direction and space, each worked out when it is first asked for: boards do not change. */
    const known = new Map<string, (readonly number[])[]>(
      [...DIRECTIONS.keys()].map((way) => [way, []]),
    );
    const named = world.edges.size > 0;
    return (context) => {
      const from = space!(context) as number | null;
      if (from === null) return [];
      const way = direction!(context) as string;
      const edge = named ? world.edges.get(way) : undefined;
      if (edge) return edge[from] ?? [];
      const { board } = world.spaces[from]!;
      if (board.shape !== 'grid') return [];
      return (known.get(way)![from] ??= neighbour(board, from, way));
    };
  },
};
