// A point and the things under it.
import { expect, test } from 'vitest';
import { thingsAt } from '../../../renderer/input/pick.ts';
import { layOut } from '../../../renderer/table/layout.ts';
import { gridView, piece, ticTacToe } from '../sample.ts';

test('[TABLE-7] a piece lies over its space, and the space over nothing', () => {
  const layout = layOut(gridView({ b2: piece(0, 'cross', 0) }), ticTacToe);
  expect(thingsAt(layout, { x: 600, y: 400 })).toEqual(['piece/0', 'grid/b2']);
  expect(thingsAt(layout, { x: 600, y: 196 })).toEqual(['grid/b3']);
  expect(thingsAt(layout, { x: 600, y: 5 })).toEqual([]);
});

test('[TABLE-7] of two pieces the upper one comes first', () => {
  const layout = layOut(gridView(), ticTacToe);
  const [lower, upper] = layout.pieces.filter((it) => it.x === layout.pieces[0]!.x);
  const between = { x: upper!.x, y: (lower!.y + upper!.y) / 2 };
  const large = layout.pieces.map((it) => ({ ...it, height: 200 }));
  expect(thingsAt({ ...layout, pieces: large }, between).slice(-2)).toEqual(['piece/1', 'piece/0']);
});
