// Who may see which piece it is that lies somewhere.
import type { Seat } from './decision.ts';
import type { World } from './ruleset/world.ts';
import type { State } from './state.ts';

/** Whether a seat may know the piece where it lies now; null sees only what all may see. */
export function maySee(world: World, state: State, piece: number, seat: Seat | null): boolean {
  const holding = world.holdings[state.pieces.zone[piece]!]!;
  if (holding.zone.see !== 'owner') return holding.zone.see === 'all';
  const owner = holding.zone.per === 'player' ? holding.seat : state.pieces.owner[piece];
  return owner === seat;
}

/** The seats that may see the piece where it lies now, or null if it lies open to all. */
export function seersOf(world: World, state: State, piece: number): readonly Seat[] | null {
  if (maySee(world, state, piece, null)) return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return seats.filter((seat) => maySee(world, state, piece, seat));
}

/** What lies open to all is said without a list. */
export function secret(seers: readonly Seat[] | null): { seenBy?: readonly Seat[] } {
  return seers ? { seenBy: seers } : {};
}
