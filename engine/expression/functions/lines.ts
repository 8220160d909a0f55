// lines(space, length): all straight runs of that many spaces through a space; of none there are none.
import { burn } from '../../machine/context.ts';
import { linesThrough } from '../../ruleset/grid.ts';
import type { PlainFunction } from '../definition.ts';
import { INT, listOf, maybe, SPACE } from '../types.ts';

export const lines: PlainFunction = {
  form: 'function',
  name: 'lines',
  count: 2,
  takes: () => [maybe(SPACE), INT],
  type: () => listOf(listOf(SPACE)),
  make:
    ([space, length], world) =>
    (context) => {
      const through = space!(context) as number | null;
      if (through === null || world.spaces[through]!.board.shape !== 'grid') return [];
      const found = linesThrough(world.spaces[through]!.board, through, length!(context) as number);
      burn(context, found.length);
      return found;
    },
};
