// A zone is mixed: nobody knows any more which piece lies where, unless all see them.
import { draw } from '../random.ts';
import { forget } from './knowledge.ts';
import { burn } from './context.ts';
import type { Running } from './running.ts';
import { fillAnew } from './write.ts';

export function shuffleZone(running: Running, zone: number): void {
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
