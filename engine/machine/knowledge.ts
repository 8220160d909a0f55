// Knowledge grows when a piece is seen or shown, and is lost only when it is shuffled out of sight.
import { faceAt, seersOf } from '../sight.ts';
import type { Running } from './running.ts';
import { writeKnown, writeOnCard } from './write.ts';

/** Whoever sees the piece where it lies now knows it from now on. */
export function look(running: Running, piece: number): void {
  const { world, state } = running;
  writeKnown(running, piece, state.pieces.known[piece]! | seersOf(world, state, piece));
}

/** Looks at the piece that has come to lie on top of a zone. */
export function lookAtTop(running: Running, zone: number): void {
  const pieces = running.state.zones[zone]!;
  if (pieces.length > 0) look(running, pieces[pieces.length - 1]!);
}

/** Nobody knows any more which is which, but for those who see them lie. */
export function forget(running: Running, zone: number): void {
  const { world, state } = running;
  for (const piece of state.zones[zone]!) {
    writeKnown(running, piece, seersOf(world, state, piece));
  }
}

/** A piece that comes from where all see it lies face up, any other face down, unless it is said. */
export function turn(running: Running, piece: number, said?: boolean): void {
  const { world, state } = running;
  if (!world.up) return;
  const up = said ?? faceAt(world, state.pieces.zone[piece]!);
  if (up !== null) writeOnCard(running, world.up.base, piece, up);
}
