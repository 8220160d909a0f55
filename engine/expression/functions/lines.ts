// lines(space, length): all straight runs of that many spaces through a space; of none there are none.
import { burn } from '../../machine/context.ts';
import { NOTHING } from '../../machine/marks.ts';
import { linesThrough } from '../../ruleset/grid.ts';
import type { PlainFunction } from '../definition.ts';
import { INT, listOf, maybe, SPACE } from '../types.ts';

export const lines: PlainFunction = {
  form: 'function',
  name: 'lines',
  count: 2,
  marks: NOTHING,
  takes: () => [maybe(SPACE), INT],
  type: () => listOf(listOf(SPACE)),
  make: ([space, length], { spaces }) => {
    /** By length and space, each worked out when it is first asked for: boards do not change. */
    const known: (readonly number[][])[][] = [];
    return (context) => {
      const through = space!(context) as number | null;
      if (through === null) return [];
      const { board } = spaces[through]!;
      const count = length!(context) as number;
      if (board.shape !== 'grid' || count < 1 || count > Math.max(board.columns, board.rows)) {
        return [];
      }
      const found = ((known[count] ??= [])[through] ??= linesThrough(board, through, count));
      burn(context, found.length);
      return found;
    };
  },
};
