// Boards as they are told to whoever draws them.
import { expect, test } from 'vitest';
import { boardsOf } from '../../engine/index.ts';
import { linked } from '../support/ruleset.ts';
import { smallSource } from '../support/small.ts';

test('[BOARD-1] spaces are told row by row from the bottom, with the refs that answers use', () => {
  const grid = (columns: number, rows: number) => ({ grid: { columns, rows } });
  const table = { kinds: { beast: {}, tool: {} }, boards: { field: grid(2, 2), path: grid(1, 1) } };
  const boards = boardsOf(linked(smallSource({ table })));
  expect(boards).toEqual([
    {
      board: 'field',
      columns: 2,
      rows: 2,
      spaces: [
        { ref: 'field/a1', name: 'a1', column: 1, row: 1 },
        { ref: 'field/b1', name: 'b1', column: 2, row: 1 },
        { ref: 'field/a2', name: 'a2', column: 1, row: 2 },
        { ref: 'field/b2', name: 'b2', column: 2, row: 2 },
      ],
    },
    {
      board: 'path',
      columns: 1,
      rows: 1,
      spaces: [{ ref: 'path/a1', name: 'a1', column: 1, row: 1 }],
    },
  ]);
});
