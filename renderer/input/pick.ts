// A point of the table → the things under it, topmost first. Pure.
import type { Ref } from '../../engine/index.ts';
import { isInside, type Point } from '../table/geometry.ts';
import type { Layout } from '../table/layout.ts';
import type { PieceBox } from '../table/lay-zones.ts';

/** Pieces, then pawns' and other spaces, then players' mats. */
export function thingsAt(layout: Layout, point: Point): readonly Ref[] {
  const pieces = layout.pieces.filter((piece) => isInside(piece, point)).reverse();
  const pawns = layout.markers.filter((marker) => marker.on !== null && isInside(marker, point));
  const spaces = layout.spaces.filter((space) => isInside(space, point));
  const mats = layout.mats.filter((mat) => isInside(mat, point));
  const refs = [
    ...pieces.map(refOf),
    ...pawns.flatMap(({ on, seat }) => [on!, ...(seat === null ? [] : [`seat/${seat}`])]),
    ...spaces.map((space) => space.ref),
    ...mats.map((mat) => `seat/${mat.seat}`),
  ];
  return [...new Set(refs)];
}

/** The topmost piece at a point, known or not. */
export function pieceAt(layout: Layout, point: Point): PieceBox | undefined {
  return layout.pieces.findLast((piece) => isInside(piece, point));
}

/** A piece by its name, or by its place if the viewer may not know it: `place/hand/seat/1/0`. */
export function refOf({ ref, id }: PieceBox): Ref {
  return ref ?? `place/${id.replace('@', '/').replace('#', '/')}`;
}
