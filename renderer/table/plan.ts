// Two layouts and what happened between them → what glides, flips, appears, goes, hops and counts. Pure.
import type { GameEvent, Place } from '../../engine/index.ts';
import type { Box, Point } from './geometry.ts';
import type { TokenPile } from './lay-tokens.ts';
import type { PieceBox } from './lay-zones.ts';
import type { Layout } from './layout.ts';

export interface Pose extends Box {
  readonly turn: number;
}

export type Motion =
  | {
      readonly kind: 'glide';
      readonly id: string;
      readonly from: Pose;
      readonly to: Pose;
      /** What it looked like before, if that was another face: it turns over on its way. */
      readonly before: PieceBox | null;
    }
  | { readonly kind: 'appear'; readonly id: string; readonly at: Pose }
  /** It goes out of sight, on its way to a place or where it is. */
  | { readonly kind: 'go'; readonly id: string; readonly at: Pose; readonly to: Point | null };

/** So many tokens that fly from one place to another. */
export interface Hop {
  readonly counter: string;
  readonly count: number;
  readonly from: TokenPile;
  readonly to: TokenPile;
}

export interface Plan {
  readonly motions: readonly Motion[];
  readonly hops: readonly Hop[];
}

/** Nothing is planned for what stays where it is; before the first picture everything is simply there. */
export function plan(
  before: Layout | null,
  after: Layout,
  events: readonly GameEvent[] = [],
): Plan {
  if (!before) return { motions: [], hops: [] };
  return { motions: motionsOf(before, after, events), hops: hopsOf(before.piles, after.piles) };
}

/** Seen with other eyes, what is not the same piece has nothing to do with what lay there before. */
function motionsOf(before: Layout, after: Layout, events: readonly GameEvent[]): Motion[] {
  const turned = before.seat !== after.seat;
  const old = byId(before.pieces);
  const now = byId(after.pieces);
  const motions: Motion[] = [];
  const fresh: PieceBox[] = [];
  for (const [id, to] of now) {
    const from = old.get(id);
    if (!from) fresh.push(to);
    else if (!same(from, to)) motions.push(glide(from, to));
  }
  const gone = new Set([...old.values()].filter(({ id }) => !now.has(id)));
  for (const piece of fresh) {
    motions.push(arrival(piece, gone, { before, events, turned }));
  }
  for (const piece of gone) {
    const to = destination(piece, after, events);
    motions.push({ kind: 'go', id: piece.id, at: poseOf(piece), to });
  }
  return motions;
}

function glide(from: PieceBox, to: PieceBox): Motion {
  const turned = from.card !== to.card;
  const poses = { from: poseOf(from), to: poseOf(to) };
  return { kind: 'glide', id: to.id, ...poses, before: turned ? from : null };
}

/** A piece that was not known by this name: it comes from where it lay, as the events tell. */
function arrival(
  piece: PieceBox,
  gone: Set<PieceBox>,
  { before, events, turned }: { before: Layout; events: readonly GameEvent[]; turned: boolean },
): Motion {
  const at = poseOf(piece);
  const place = originOf(piece, events);
  const candidates = [...gone].filter((it) => (place ? isAt(it, place) : !turned));
  const from = nearest(candidates, piece);
  if (from) {
    gone.delete(from);
    return { kind: 'glide', id: piece.id, from: poseOf(from), to: at, before: from };
  }
  const zone = place && before.zones.find((it) => isAt(it, place));
  if (!zone) return { kind: 'appear', id: piece.id, at };
  const start = { ...at, x: zone.x, y: zone.y };
  return { kind: 'glide', id: piece.id, from: start, to: at, before: null };
}

/** Where the first of its moves began. */
function originOf(piece: PieceBox, events: readonly GameEvent[]): Place | null {
  const moved = events.find(
    (event) =>
      event.event === 'moved' &&
      (piece.ref === null ? isAt(piece, event.to) : event.piece === piece.ref),
  );
  return moved?.event === 'moved' ? moved.from : null;
}

/** Where it went, if that place is on the table. */
function destination(piece: PieceBox, after: Layout, events: readonly GameEvent[]): Point | null {
  const last = events.findLast(
    (event) =>
      event.event === 'moved' &&
      (event.piece === piece.ref || (event.piece === null && isAt(piece, event.from))),
  );
  if (last?.event !== 'moved') return null;
  return after.zones.find((zone) => isAt(zone, last.to)) ?? null;
}

function isAt(thing: { zone: string; of: string }, place: Place): boolean {
  return thing.zone === place.zone && thing.of === place.of;
}

function nearest(pieces: readonly PieceBox[], to: Point): PieceBox | undefined {
  return pieces.reduce<PieceBox | undefined>(
    (best, piece) => (best && distance(best, to) <= distance(piece, to) ? best : piece),
    undefined,
  );
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What one pile has more, another of the same counter has less, or the bank. */
function hopsOf(before: readonly TokenPile[], after: readonly TokenPile[]): Hop[] {
  const old = new Map(before.map((pile) => [pile.id, pile]));
  const now = new Map(after.map((pile) => [pile.id, pile]));
  const less = [...old.values()].flatMap((pile) => {
    const count = pile.count - (now.get(pile.id)?.count ?? 0);
    return count > 0 ? [{ pile, count }] : [];
  });
  const hops: Hop[] = [];
  for (const to of after) {
    let wanted = to.count - (old.get(to.id)?.count ?? 0);
    for (const source of less) {
      if (wanted <= 0) break;
      if (source.pile.counter !== to.counter || source.count <= 0) continue;
      const count = Math.min(wanted, source.count);
      hops.push({ counter: to.counter, count, from: source.pile, to });
      source.count -= count;
      wanted -= count;
    }
  }
  return hops;
}

function byId(pieces: readonly PieceBox[]): ReadonlyMap<string, PieceBox> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

export function poseOf({ x, y, width, height, turn }: PieceBox): Pose {
  return { x, y, width, height, turn };
}

function same(a: PieceBox, b: PieceBox): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height &&
    a.turn === b.turn &&
    a.card === b.card
  );
}
