// What marks a seat.
import { expect, test } from 'vitest';
import { seatColour, seatColours, seatShape } from '../../../renderer/sprites/seats.ts';
import { gridView, pieces, ticTacToe, viewOf } from '../sample.ts';

test('[SEE-1] six seats have six shapes and six colours', () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(seatShape)).size).toBe(6);
  expect(new Set(seatColours).size).toBe(6);
});

test('[SEE-1] a seat wears the colour of its pieces if they all have the same', () => {
  const { cards } = ticTacToe.look;
  expect(seatColour(0, gridView(), ticTacToe)).toBe(cards!.cross!.fill);
  expect(seatColour(1, gridView(), ticTacToe)).toBe(cards!.nought!.fill);
  const mixed = [...pieces('cross', 0, 0, 1), ...pieces('nought', 0, 5, 1)];
  const view = viewOf([{ zone: 'supply', of: 'seat/0', pieces: mixed }]);
  expect(seatColour(0, view, ticTacToe)).toBe(seatColours[0]);
  expect(seatColour(1, view, ticTacToe)).toBe(seatColours[1]);
});
