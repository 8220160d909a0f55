// The top of a zone; an empty one that can be filled again is filled first.
import { RulesetFault } from '../fault.ts';
import { cardsIn, partFor } from '../zones.ts';
import { shuffleZone } from './shuffle.ts';
import type { Running } from './running.ts';
import { movePiece } from './writes.ts';

export function topOf(running: Running, zone: number): number | undefined {
  const { state, world } = running;
  const { zone: declared, parts } = world.holdings[zone]!;
  if (parts) {
    const message = `“${declared.name}” is split by ${declared.split!.by}: say which part is drawn from`;
    throw new RulesetFault(message);
  }
  if (state.zones[zone]!.length === 0 && declared.refill !== null) refill(running, zone);
  return state.zones[zone]!.at(-1);
}

/** Of a pile that is split, a part is filled with what belongs in it. */
function refill(running: Running, zone: number): void {
  const { state, world } = running;
  const { zone: declared, whole } = world.holdings[zone]!;
  const source = world.zones.get(declared.refill!)!;
  const from = source.base + (source.per === 'table' ? 0 : whole - declared.base);
  const belongs = (piece: number) => partFor(world, state.pieces.def[piece]!, whole) === zone;
  const pieces = cardsIn(world, state, from).filter(belongs);
  for (const piece of pieces) movePiece(running, piece, zone);
  shuffleZone(running, zone);
}
