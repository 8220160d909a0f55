// The cards whose texts work, in the order in which they are asked.
import { livingFrom } from '../players.ts';
import type { World } from '../ruleset/world.ts';
import { isInPlay } from '../sight.ts';
import type { State } from '../state.ts';

/** Those of each player from the active one clockwise, by zone and place; then those in zones that are nobody's. */
export function piecesInPlay(world: World, state: State): number[] {
  const { perSeat, others } = world.playing;
  const found: number[] = [];
  const add = (zone: number) => {
    const pieces = state.zones[zone]!;
    for (let i = 0; i < pieces.length; i++) {
      if (isInPlay(world, state, pieces[i]!)) found.push(pieces[i]!);
    }
  };
  for (const seat of livingFrom(state, state.active)) {
    for (let i = 0; i < perSeat.length; i++) add(perSeat[i]! + seat);
  }
  for (let i = 0; i < others.length; i++) add(others[i]!);
  return found;
}
