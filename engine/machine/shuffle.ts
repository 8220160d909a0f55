// A zone is mixed: nobody knows any more which piece lies where, unless all see them.
import { draw } from '../random.ts';
import { partsOf } from '../zones.ts';
import { forget } from './knowledge.ts';
import { burn } from './context.ts';
import type { Running } from './running.ts';
import { fillAnew } from './write.ts';

/** Of a zone that is split, each part is mixed by itself. */
export function shuffleZone(running: Running, zone: number): void {
  for (const part of partsOf(running.world, zone)) shufflePart(running, part);
}

function shufflePart(running: Running, zone: number): void {
  const { state, world, events } = running;
  const pieces = state.zones[zone]!.slice();
  burn(running, pieces.length);
  for (let last = pieces.length - 1; last > 0; last--) {
    const other = draw(state, last + 1);
    [pieces[last], pieces[other]] = [pieces[other]!, pieces[last]!];
  }
  fillAnew(running, zone, pieces);
  forget(running, zone);
  events.push({ event: 'shuffled', zone: world.holdings[zone]!.place });
}
