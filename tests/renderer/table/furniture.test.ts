// Mats, rings, rows by kind, hands, tokens and tracks: where they lie, without a screen.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LookFile, PieceView } from '../../../engine/index.ts';
import { alongPath, isInside, type Box } from '../../../renderer/table/geometry.ts';
import { ringOf } from '../../../renderer/table/lay-boards.ts';
import { layOut } from '../../../renderer/table/layout.ts';
import { decisionOf, isles, islesView, viewOf } from '../sample.ts';

function card(number: number, id: string): PieceView {
  return { ref: `piece/${number}`, card: id, owner: 0 };
}

test('[TABLE-13] every player has a mat inside its area, the viewer the largest, and none on another', () => {
  const cases = [2, 3, 4].flatMap((seats) =>
    Array.from({ length: seats }, (_, seat) => [seats, seat]),
  );
  for (const [seats = 0, seat = 0] of cases) {
    const { mats } = layOut(islesView(seat, seats), isles);
    expect(mats.map((mat) => mat.seat)).toEqual(Array.from({ length: seats }, (_, at) => at));
    const mine = mats[seat]!;
    expect(mine.own).toBe(true);
    const pairs = mats.flatMap((mat) =>
      mats.flatMap((other) => (other === mat ? [] : [[mat, other]])),
    );
    for (const mat of mats) expect(mat.scale).toBeLessThanOrEqual(mine.scale);
    for (const [mat, other] of pairs) expect(areApart(mat!, other!)).toBe(true);
  }
});

function areApart(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1e-6 ||
    Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 1e-6
  );
}

test('[TABLE-13] six players: five mats share an area of any shape without leaving it', () => {
  const shapes = fc.record({
    width: fc.integer({ min: 200, max: 2000 }),
    height: fc.integer({ min: 200, max: 2000 }),
  });
  fc.assert(
    fc.property(shapes, ({ width, height }) => {
      const area = {
        at: [1000, 1000] as [number, number],
        size: [width, height] as [number, number],
      };
      const mat = { ...isles.look.mat!, others: [area] as [typeof area] };
      const { mats } = layOut(viewOf([], { seats: 6 }), { ...isles, look: { ...isles.look, mat } });
      for (const one of mats.filter(({ own }) => !own)) {
        expect(Math.abs(one.x - 1000) + one.width / 2).toBeLessThanOrEqual(width / 2 + 1e-6);
        expect(Math.abs(one.y - 1000) + one.height / 2).toBeLessThanOrEqual(height / 2 + 1e-6);
      }
    }),
  );
});

test('[TABLE-14] a ring stands around its middle, the first space on top; a star is deeper between its tips', () => {
  const round = ringOf({ radius: [100, 50] }, 4);
  expect(round[0]!.y).toBeCloseTo(-50);
  expect(round[1]!.x).toBeCloseTo(100);
  const star = ringOf({ radius: [100, 100], tips: 5, depth: 0.4 }, 20);
  const reach = star.map(({ x, y }) => Math.hypot(x, y));
  expect(reach[0]).toBeCloseTo(100);
  expect(reach[4]).toBeCloseTo(100);
  expect(reach[2]).toBeCloseTo(60);
});

test('[TABLE-14] points along a path are evenly apart and begin and end with it', () => {
  const points = alongPath(
    [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
    5,
  );
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [50, 0],
    [100, 0],
    [100, 50],
    [100, 100],
  ]);
});

test('[TABLE-15] a row by kind has a row for each kind, and its slots stand where pieces will', () => {
  const row: LookFile['zones'] = {
    market: {
      as: 'row',
      at: [[900, 600]],
      down: { by: 'kind', of: ['crew', 'lamp', 'charm'] },
      slots: 4,
    },
  };
  const pieces = [card(0, 'pilot'), card(1, 'jetsam'), card(2, 'cook'), card(3, 'north-wick')];
  const view = viewOf([{ zone: 'market', of: 'table', pieces }]);
  const { pieces: laid, zones } = layOut(view, { ...isles, look: { ...isles.look, zones: row } });
  const [pilot, jetsam, cook, wick] = laid as [
    (typeof laid)[0],
    (typeof laid)[0],
    (typeof laid)[0],
    (typeof laid)[0],
  ];
  expect(pilot.y).toBe(cook.y);
  expect(pilot.x).toBeLessThan(cook.x);
  expect(wick.y).toBeGreaterThan(pilot.y);
  expect(jetsam.y).toBeGreaterThan(wick.y);
  const slots = zones[0]!.slots;
  expect(slots).toHaveLength(12);
  for (const piece of laid) expect(slots.some((slot) => isInside(slot, piece))).toBe(true);
});

test('[TABLE-15] a grid by two attributes gives every pair its own cell', () => {
  const zones: LookFile['zones'] = {
    market: {
      as: 'grid',
      at: [[900, 600]],
      across: { by: 'shore', of: ['north', 'east', 'south', 'west'] },
      down: { by: 'cost', of: [1, 2, 3] },
    },
  };
  const ids = ['north-wick', 'east-wick', 'north-lantern', 'west-great'];
  const view = viewOf([{ zone: 'market', of: 'table', pieces: ids.map((id, at) => card(at, id)) }]);
  const { pieces } = layOut(view, { ...isles, look: { ...isles.look, zones } });
  const [a, b, c, d] = pieces.map(({ x, y }) => ({ x, y }));
  expect(a!.y).toBe(b!.y);
  expect(a!.x).toBe(c!.x);
  expect(c!.y).toBeGreaterThan(a!.y);
  expect(d!.x).toBeGreaterThan(b!.x);
  expect(d!.y).toBeGreaterThan(c!.y);
});

test('[TABLE-15] a hand is a fan: evenly turned, highest in the middle, inside its room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
      const pieces = Array.from({ length: count }, (_, at) => card(at, 'pilot'));
      const layout = layOut(viewOf([{ zone: 'hand', of: 'seat/0', pieces }]), isles);
      const [zone] = layout.zones;
      const turns = layout.pieces.map(({ turn }) => turn);
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(0);
      expect([...turns].sort((a, b) => a - b)).toEqual(turns);
      for (const { x, y, width } of layout.pieces) {
        expect(Math.abs(x - zone!.x) + width / 2).toBeLessThanOrEqual(zone!.width / 2 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(zone!.y - 1e-6);
      }
    }),
  );
});

test('[TABLE-16] up to five of a counter are single tokens, more are one with a figure', () => {
  for (const shell of [0, 1, 5, 6, 40]) {
    const view = islesView(0, 2, { fields: { 'seat/0': { shell } } });
    const pile = layOut(view, isles).piles.find(({ id }) => id === 'shell@seat/0')!;
    expect(pile.count).toBe(shell);
    expect(pile.figure).toBe(shell === 0 || shell > 5);
    expect(pile.spots).toHaveLength(pile.figure ? 1 : shell);
  }
});

test('[TABLE-16] what a view leaves out is as it was in the beginning', () => {
  const bank = layOut(islesView(0, 2, { fields: {} }), isles).piles.find(
    ({ id }) => id === 'shell@bank',
  )!;
  expect(bank.count).toBe(60);
});

test('[TABLE-16] markers stand on their number; beyond the end they go around again', () => {
  const at = (glow: number) => {
    const layout = layOut(islesView(0, 2, { fields: { 'seat/0': { glow } } }), isles);
    const track = layout.tracks.find(({ track: name }) => name === 'glow')!;
    const marker = layout.markers.find(({ id }) => id === 'glow 0')!;
    return {
      number: track.spaces.find((space) => isInside(space, marker))?.number,
      lap: marker.lap,
    };
  };
  expect(at(7)).toEqual({ number: 7, lap: 0 });
  expect(at(23)).toEqual({ number: 2, lap: 1 });
  expect(at(-3)).toEqual({ number: 0, lap: 0 });
});

test('[TABLE-16] pawns stand on the space that their variable names, beside each other', () => {
  const { markers, spaces } = layOut(islesView(0, 3), isles);
  const pawns = markers.filter(({ on }) => on === 'isles/beacon');
  const beacon = spaces.find(({ ref }) => ref === 'isles/beacon')!;
  expect(new Set(pawns.map(({ x }) => x)).size).toBe(3);
  for (const pawn of pawns) expect(isInside(beacon, pawn)).toBe(true);
});

test('[TABLE-17] cards to choose from that lie under others are spread out, apart, on the table', () => {
  const refs = ['piece/0', 'piece/1', 'piece/2'];
  const field = { name: 'order', kind: 'card' } as const;
  const decision = decisionOf({
    move: 'order',
    fields: [field],
    next: { ...field, options: refs, count: [3, 3], ordered: true },
  });
  const deck = refs.map((_, at) => card(at, 'pilot'));
  const layout = layOut(viewOf([{ zone: 'deck', of: 'table', pieces: deck }], { decision }), isles);
  expect(layout.spread).toMatchObject({ count: 3 });
  const [a, b, c] = layout.pieces;
  expect(b!.x - a!.x).toBeGreaterThan(a!.width);
  expect(c!.x - b!.x).toBeGreaterThan(a!.width);
});
