// A point of the table → the things under it, topmost first. Pure.
import type { Ref } from '../../engine/index.ts';
import type { Box, Layout, Point } from '../table/layout.ts';

export function thingsAt(layout: Layout, point: Point): readonly Ref[] {
  const pieces = layout.pieces.filter((piece) => inside(piece, point)).reverse();
  const spaces = layout.spaces.filter((space) => inside(space, point));
  return [...pieces.flatMap((piece) => piece.ref ?? []), ...spaces.map((space) => space.ref)];
}

function inside(box: Box, point: Point): boolean {
  return Math.abs(point.x - box.x) <= box.width / 2 && Math.abs(point.y - box.y) <= box.height / 2;
}
