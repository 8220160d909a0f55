// Where things lie: view + look → places, without a screen.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LookFile } from '../../../engine/index.ts';
import type { Box } from '../../../renderer/table/geometry.ts';
import { layOut } from '../../../renderer/table/layout.ts';
import { exampleSheet, gridSheet, gridView, piece, pieces, ticTacToe, viewOf } from '../sample.ts';

const boards = fc.record({
  columns: fc.integer({ min: 1, max: 26 }),
  rows: fc.integer({ min: 1, max: 26 }),
  space: fc.integer({ min: 10, max: 400 }),
  gap: fc.integer({ min: 0, max: 40 }),
});

test('[TABLE-1] spaces lie inside their board and never on each other', () => {
  fc.assert(
    fc.property(boards, ({ columns, rows, space, gap }) => {
      const sheet = sheetWith({ space, gap }, gridSheet('grid', columns, rows));
      const { boards, spaces } = layOut(viewOf([]), sheet);
      expect(spaces).toHaveLength(columns * rows);
      for (const box of spaces) expect(holds(boards[0]!, box)).toBe(true);
      for (const [index, box] of spaces.entries()) {
        const next = spaces[index + 1];
        if (next) expect(overlaps(box, next)).toBe(false);
        const above = spaces[index + columns];
        if (above) expect(overlaps(box, above)).toBe(false);
      }
    }),
    { numRuns: 50 },
  );
});

test('[TABLE-1] rows are counted from the bottom, columns from the left', () => {
  const { spaces } = layOut(gridView(), ticTacToe);
  const at = (name: string) => spaces.find((space) => space.name === name)!;
  expect(at('a1').y).toBeGreaterThan(at('a2').y);
  expect(at('b1').x).toBeGreaterThan(at('a1').x);
  expect(at('b2')).toMatchObject({ x: 600, y: 400 });
});

test('[TABLE-2] each piece is laid out once, and on a space in its middle', () => {
  const layout = layOut(
    gridView({ c3: piece(0, 'cross', 0), a1: piece(5, 'nought', 1) }),
    ticTacToe,
  );
  const ids = layout.pieces.map((it) => it.id);
  expect(new Set(ids).size).toBe(9);
  expect(ids).toHaveLength(9);
  const space = layout.spaces.find((it) => it.name === 'c3')!;
  const cross = layout.pieces.find((it) => it.id === 'piece/0')!;
  expect(cross).toMatchObject({ x: space.x, y: space.y, on: 'grid/c3' });
});

test('[TABLE-2] a zone of which the look says nothing has no place', () => {
  const view = viewOf([{ zone: 'pocket', of: 'seat/0', pieces: pieces('cross', 0, 0, 2) }]);
  expect(layOut(view, ticTacToe).pieces).toEqual([]);
});

test('[TABLE-3] pieces move closer together rather than leave their room', () => {
  const shapes = fc.record({
    as: fc.constantFrom('row' as const, 'column' as const),
    count: fc.integer({ min: 0, max: 60 }),
    step: fc.integer({ min: 1, max: 200 }),
    room: fc.integer({ min: 140, max: 900 }),
  });
  fc.assert(
    fc.property(shapes, ({ as, count, step, room }) => {
      const hand = { as, at: [[600, 400] as [number, number]], step, room };
      const look: LookFile = { ...ticTacToe.look, zones: { hand } };
      const view = viewOf([{ zone: 'hand', of: 'table', pieces: pieces('cross', 0, 0, count) }]);
      const layout = layOut(view, { ...ticTacToe, look });
      for (const it of layout.pieces) expect(holds(layout.zones[0]!, it)).toBe(true);
    }),
  );
});

test('[TABLE-3] taking the first piece of a column leaves the others where they are', () => {
  const before = layOut(gridView(), ticTacToe);
  const after = layOut(gridView({ b2: piece(0, 'cross', 0) }), ticTacToe);
  const at = (layout: typeof before, id: string) => layout.pieces.find((it) => it.id === id);
  expect(at(after, 'piece/1')).toEqual(at(before, 'piece/1'));
});

test('[TABLE-4] a hidden piece is called by its place, and two of them differ', () => {
  const hidden = { ref: null, card: null, owner: null };
  const view = viewOf([{ zone: 'supply', of: 'seat/0', pieces: [hidden, hidden] }]);
  const { pieces: laid } = layOut(view, ticTacToe);
  expect(laid.map((it) => it.id)).toEqual(['supply@seat/0#0', 'supply@seat/0#1']);
  expect(laid.every((it) => it.ref === null && it.card === null)).toBe(true);
});

test('[TABLE-2] names that every object has are no looks', () => {
  const view = viewOf([{ zone: 'constructor', of: 'table', pieces: [piece(0, 'toString', 0)] }]);
  expect(layOut(view, ticTacToe).pieces).toEqual([]);
});

function sheetWith(look: { space: number; gap: number }, board: ReturnType<typeof gridSheet>) {
  const sheet = exampleSheet('tic-tac-toe', board);
  const grid = { at: [600, 400] as [number, number], fill: '#000000', line: '#ffffff', ...look };
  return { ...sheet, look: { ...sheet.look, boards: { grid } } };
}

const dust = 1e-6;

function holds(outer: Box, inner: Box): boolean {
  return (
    Math.abs(inner.x - outer.x) + inner.width / 2 <= outer.width / 2 + dust &&
    Math.abs(inner.y - outer.y) + inner.height / 2 <= outer.height / 2 + dust
  );
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 - dust &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 - dust
  );
}
