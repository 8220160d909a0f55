// What moves between two pictures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PieceBox } from '../../../renderer/table/lay-zones.ts';
import { layOut, type Layout } from '../../../renderer/table/layout.ts';
import { plan, poseOf } from '../../../renderer/table/plan.ts';
import { gridView, isles, islesView, piece, ticTacToe } from '../sample.ts';

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
      const [from, to] = [layoutOf(before), layoutOf(after)];
      const { motions } = plan(from, to);
      const table = new Map(from.pieces.map((it) => [it.id, poseOf(it)]));
      const was = new Map(table);
      for (const motion of motions) {
        if (motion.kind === 'go') table.delete(motion.id);
        else if (motion.kind === 'glide') {
          expect(was.get(motion.before?.id ?? motion.id)).toEqual(motion.from);
          if (motion.before) table.delete(motion.before.id);
          table.set(motion.id, motion.to);
        } else {
          expect(table.has(motion.id)).toBe(false);
          table.set(motion.id, motion.at);
        }
      }
      expect(table).toEqual(new Map(to.pieces.map((it) => [it.id, poseOf(it)])));
    }),
  );
});

test('[TABLE-5] one mark placed: one glide from the supply to its space', () => {
  const before = layOut(gridView(), ticTacToe);
  const after = layOut(gridView({ b2: piece(0, 'cross', 0) }), ticTacToe);
  expect(plan(before, after).motions).toMatchObject([
    { kind: 'glide', id: 'piece/0', to: { x: 600, y: 400 } },
  ]);
});

test('[TABLE-5] the first picture is simply there', () => {
  expect(plan(null, layOut(gridView(), ticTacToe)).motions).toEqual([]);
});

test('[TABLE-12] a card that is drawn comes from its pile and turns over on the way', () => {
  const view = islesView(0);
  const [before, drawn] = [layOut(view, isles), { ref: 'piece/40', card: 'pilot', owner: 0 }];
  const zones = view.zones.map((zone) => {
    if (zone.zone === 'deck') return { ...zone, pieces: zone.pieces.slice(0, -1) };
    const mine = zone.zone === 'hand' && zone.of === 'seat/0';
    return mine ? { ...zone, pieces: [...zone.pieces, drawn] } : zone;
  });
  const after = layOut({ ...view, zones }, isles);
  const pile = before.zones.find(({ zone }) => zone === 'deck')!;
  const moved = {
    event: 'moved',
    piece: 'piece/40',
    card: 'pilot',
    from: { zone: 'deck', of: 'table' },
    to: { zone: 'hand', of: 'seat/0' },
  } as const;
  const glide = plan(before, after, [moved]).motions.find(({ id }) => id === 'piece/40');
  expect(glide).toMatchObject({ kind: 'glide', from: { x: pile.x }, before: { card: null } });
});

test('[TABLE-12] tokens hop from where there are fewer to where there are more', () => {
  const view = islesView(0);
  const fields = { 'seat/0': { shell: 5 }, bank: { shell: 58, oil: 36 } };
  const before = layOut({ ...view, fields: { ...fields, 'seat/0': { shell: 3 } } }, isles);
  const after = layOut({ ...view, fields: { ...fields, bank: { shell: 56, oil: 36 } } }, isles);
  expect(plan(before, after).hops).toMatchObject([
    { counter: 'shell', count: 2, from: { of: 'bank' }, to: { of: 'seat/0' } },
  ]);
});

test('[TABLE-12] seen with other eyes, nothing turns into something else', () => {
  const [before, after] = [layOut(islesView(0), isles), layOut(islesView(1), isles)];
  const turning = plan(before, after).motions.filter(
    (motion) => motion.kind === 'glide' && motion.before !== null,
  );
  expect(turning).toEqual([]);
});

type Bare = Pick<PieceBox, 'id' | 'x' | 'y' | 'width' | 'height'>;

function layoutOf(pieces: readonly Bare[]): Layout {
  const known = pieces.map((box): PieceBox => ({
    ...box,
    ...{ ref: null, card: null, on: null, zone: 'pile', of: 'table', turn: 0 },
    ...{ dim: false, back: null, view: { ref: null, card: null, owner: null } },
  }));
  return { ...layOut(gridView(), ticTacToe), pieces: known };
}
