// along(space, n): the space n steps further on a ring, or back if n is below 0; elsewhere, and from none, none.
import { NOTHING } from '../../machine/marks.ts';
import type { PlainFunction } from '../definition.ts';
import { INT, maybe, SPACE } from '../types.ts';

export const along: PlainFunction = {
  form: 'function',
  name: 'along',
  count: 2,
  marks: NOTHING,
  takes: () => [maybe(SPACE), INT],
  type: () => maybe(SPACE),
  make:
    ([space, steps], world) =>
    (context) => {
      const from = space!(context) as number | null;
      const board = from === null ? null : world.spaces[from]!.board;
      if (from === null || board?.shape !== 'ring') return null;
      const at = (from - board.base + (steps!(context) as number)) % board.columns;
      return board.base + (at < 0 ? at + board.columns : at);
    },
};
