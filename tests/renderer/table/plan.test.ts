// What moves between two pictures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Layout, PieceBox } from '../../../renderer/table/layout.ts';
import { layOut } from '../../../renderer/table/layout.ts';
import { plan } from '../../../renderer/table/plan.ts';
import { gridView, piece, ticTacToe } from '../sample.ts';

const boxes = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...'abcdefgh'),
    x: fc.integer({ min: 0, max: 3 }),
    y: fc.constant(0),
    width: fc.constantFrom(10, 20),
    height: fc.constant(10),
  }),
  { selector: (box) => box.id },
);

test('[TABLE-5] carrying out the plan turns one layout into the other, and it names nothing else', () => {
  fc.assert(
    fc.property(boxes, boxes, (before, after) => {
      const motions = plan(layoutOf(before), layoutOf(after));
      const table = new Map<string, object>(before.map(({ id, ...box }) => [id, box]));
      for (const motion of motions) {
        if (motion.kind === 'go') table.delete(motion.id);
        else if (motion.kind === 'glide') {
          expect(table.get(motion.id)).toEqual(motion.from);
          expect(motion.to).not.toEqual(motion.from);
          table.set(motion.id, motion.to);
        } else {
          expect(table.has(motion.id)).toBe(false);
          table.set(motion.id, motion.at);
        }
      }
      expect(table).toEqual(new Map(after.map(({ id, ...box }) => [id, box])));
    }),
  );
});

test('[TABLE-5] one mark placed: one glide from the supply to its space', () => {
  const before = layOut(gridView(), ticTacToe);
  const after = layOut(gridView({ b2: piece(0, 'cross', 0) }), ticTacToe);
  expect(plan(before, after)).toMatchObject([
    { kind: 'glide', id: 'piece/0', to: { x: 600, y: 400 } },
  ]);
});

test('[TABLE-5] the first picture is simply there', () => {
  expect(plan(null, layOut(gridView(), ticTacToe))).toEqual([]);
});

function layoutOf(pieces: readonly Omit<PieceBox, 'ref' | 'card' | 'on'>[]): Layout {
  const known = pieces.map((box) => ({ ...box, ref: null, card: null, on: null }));
  return { width: 1, height: 1, boards: [], spaces: [], zones: [], pieces: known };
}
