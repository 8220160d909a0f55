// What the picture shows besides pieces: what was touched last, and the piece in hand.
import { expect, test } from 'vitest';
import { layOut } from '../../../renderer/table/layout.ts';
import { ghostAt, lastPicks } from '../../../renderer/table/picture.ts';
import { decisionOf, gridView, piece, placeOn, ticTacToe, viewOf } from '../sample.ts';

test('[TABLE-9] the last answer is the latest one of the log', () => {
  const answered = (space: string) =>
    ({ event: 'answered', seat: 0, move: 'place', picks: { space } }) as const;
  expect(lastPicks([])).toEqual(new Set());
  const log = [answered('grid/a1'), answered('grid/b2'), { event: 'turn', seat: 1 } as const];
  expect(lastPicks(log)).toEqual(new Set(['grid/b2']));
});

test('[TABLE-9] the ghost is the first piece of the zone that the look names, of the seat that chooses', () => {
  const decision = { ...decisionOf(placeOn('grid/b2')), seat: 1 };
  const view = gridView({ a1: piece(0, 'cross', 0) }, { decision });
  const layout = layOut(view, ticTacToe);
  expect(ghostAt('grid/b2', view, ticTacToe, layout)).toMatchObject({
    card: 'nought',
    x: 600,
    y: 400,
  });
});

test('[TABLE-9] of several pieces in hand the first is shown', () => {
  const hand = [piece(5, 'nought', 0), piece(0, 'cross', 0)];
  const view = viewOf([{ zone: 'supply', of: 'seat/0', pieces: hand }], {
    decision: decisionOf(placeOn('grid/b2')),
  });
  const layout = layOut(view, ticTacToe);
  expect(ghostAt('grid/b2', view, ticTacToe, layout)).toMatchObject({ card: 'nought' });
});

test('[TABLE-9] no ghost without a decision, without a space, or without a piece left', () => {
  const view = gridView();
  const layout = layOut(view, ticTacToe);
  expect(ghostAt('grid/b2', view, ticTacToe, layout)).toBeNull();
  const asked = { ...view, decision: decisionOf(placeOn('grid/b2')) };
  expect(ghostAt(null, asked, ticTacToe, layout)).toBeNull();
  const empty = { ...asked, zones: [] };
  expect(ghostAt('grid/b2', empty, ticTacToe, layout)).toBeNull();
});
