// The top of a zone; an empty one that can be filled again is filled first.
import { shuffleZone } from './shuffle.ts';
import type { Running } from './running.ts';
import { movePiece } from './writes.ts';

export function topOf(running: Running, zone: number): number | undefined {
  const { state, world } = running;
  const { refill, base } = world.holdings[zone]!.zone;
  if (state.zones[zone]!.length === 0 && refill !== null) {
    const source = world.zones.get(refill)!;
    const from = source.base + (source.per === 'table' ? 0 : zone - base);
    for (const piece of [...state.zones[from]!]) movePiece(running, piece, zone);
    shuffleZone(running, zone);
  }
  return state.zones[zone]!.at(-1);
}
