// What marks a seat everywhere: a shape and a colour, so that colour never speaks alone. Pure.
import type { Seat, View } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { pieceLook } from '../table/looks.ts';

/** One shape per seat, as an SVG path in a square of 24. */
const shapes = [
  'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M12 3l10 18H2z',
  'M4 4h16v16H4z',
  'M12 1.5L22.5 12L12 22.5L1.5 12z',
  'M12 2l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1L1.8 9.4 9 8.6z',
  'M7 3h10l5 9-5 9H7l-5-9z',
];

export const seatColours = ['#e0a84a', '#6fa8d6', '#c76b5c', '#7fb686', '#b48ac9', '#c9c2b2'];

export function seatShape(seat: Seat): string {
  return shapes[seat % shapes.length]!;
}

/** Without mats, a seat wears the colour of its pieces if they all have the same, else one of its own. */
export function seatColour(seat: Seat, view: View, sheet: Sheet): string {
  const fills = new Set<string>();
  const pieces = sheet.look.mat ? [] : view.zones.flatMap((zone) => zone.pieces);
  for (const { card, owner } of pieces) {
    if (owner === seat && card !== null) fills.add(pieceLook(sheet, card).fill);
  }
  const [only] = fills;
  return only !== undefined && fills.size === 1 ? only : seatColours[seat % seatColours.length]!;
}
