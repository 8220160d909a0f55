// Two layouts → what glides, what appears and what goes. Pure.
import type { Box, Layout, PieceBox } from './layout.ts';

export type Motion =
  | { readonly kind: 'glide'; readonly id: string; readonly from: Box; readonly to: Box }
  | { readonly kind: 'appear'; readonly id: string; readonly at: Box }
  | { readonly kind: 'go'; readonly id: string; readonly at: Box };

/** Nothing is planned for what stays where it is; before the first picture everything is simply there. */
export function plan(before: Layout | null, after: Layout): readonly Motion[] {
  if (!before) return [];
  const old = byId(before.pieces);
  const now = byId(after.pieces);
  const motions: Motion[] = [];
  for (const [id, to] of now) {
    const from = old.get(id);
    if (!from) motions.push({ kind: 'appear', id, at: boxOf(to) });
    else if (!same(from, to)) motions.push({ kind: 'glide', id, from: boxOf(from), to: boxOf(to) });
  }
  for (const [id, at] of old) {
    if (!now.has(id)) motions.push({ kind: 'go', id, at: boxOf(at) });
  }
  return motions;
}

function byId(pieces: readonly PieceBox[]): ReadonlyMap<string, PieceBox> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}

function same(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
