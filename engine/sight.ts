// Who knows which piece it is that lies somewhere. Knowledge is a set of seats as bits, kept for each piece.
import type { Seat } from './decision.ts';
import type { World } from './ruleset/world.ts';
import { NOBODY, type State } from './state.ts';

/** The bit of those who see only what is public; the bits of the seats are below it. */
const PUBLIC = 1 << 16;

/** Every seat, and the public. */
export const PUBLIC_TOO = 2 * PUBLIC - 1;

function bitOf(seat: Seat | null): number {
  return seat === null ? PUBLIC : 1 << seat;
}

/** Whether a seat knows the piece; null knows only what all do. */
export function knows(state: State, piece: number, seat: Seat | null): boolean {
  return (state.pieces.known[piece]! & bitOf(seat)) !== 0;
}

/** The seats that know the piece, or null if all do. */
export function knowersOf(state: State, piece: number): readonly Seat[] | null {
  if (knows(state, piece, null)) return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return seats.filter((seat) => knows(state, piece, seat));
}

/** What lies open to all is said without a list. */
export function secret(knowers: readonly Seat[] | null): { seenBy?: readonly Seat[] } {
  return knowers ? { seenBy: knowers } : {};
}

export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | bitOf(seat), 0);
}

/** Those who see the face of a piece where it lies now. */
export function seersOf(world: World, state: State, piece: number): number {
  const at = state.pieces.zone[piece]!;
  const { zone, seat } = world.holdings[at]!;
  if (zone.see === 'all') return PUBLIC_TOO;
  if (zone.see === 'none') return 0;
  if (zone.see === 'face') return isUp(world, state, piece) ? PUBLIC_TOO : 0;
  if (zone.see === 'top' && state.zones[at]!.at(-1) === piece) return PUBLIC_TOO;
  const owner = zone.per === 'player' ? seat : state.pieces.owner[piece]!;
  return owner === NOBODY || (zone.see === 'top' && zone.per !== 'player') ? 0 : bitOf(owner);
}

function isUp({ up }: World, state: State, piece: number): boolean {
  return up !== null && state.pieces.vars[up.base]![piece] === true;
}

/** Whether the texts of a card work where it lies. */
export function isInPlay(world: World, state: State, piece: number): boolean {
  const { see, inPlay } = world.holdings[state.pieces.zone[piece]!]!.zone;
  return see === 'face' ? isUp(world, state, piece) : inPlay;
}

/** How a piece comes to lie in a zone: face up where all see it; null where it stays as it was. */
export function faceAt({ holdings }: World, zone: number): boolean | null {
  const { see } = holdings[zone]!.zone;
  return see === 'face' ? null : see === 'all';
}
