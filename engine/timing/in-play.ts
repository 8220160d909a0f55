// The cards whose texts work, in the order in which they are asked.
import { livingFrom } from '../players.ts';
import type { World } from '../ruleset/world.ts';
import { isInPlay } from '../sight.ts';
import type { State } from '../state.ts';

/** Those of each player from the active one clockwise, by zone and place; then those in zones that are nobody's. */
export function piecesInPlay(world: World, state: State): number[] {
  const { perSeat, others } = world.playing;
  const seats = livingFrom(state, state.active);
  const holdings = [...seats.flatMap((seat) => perSeat.map((base) => base + seat)), ...others];
  return holdings
    .flatMap((holding) => state.zones[holding]!)
    .filter((piece) => isInPlay(world, state, piece));
}
