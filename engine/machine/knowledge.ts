// Knowledge grows when a piece is seen or shown, and is lost only when it is shuffled out of sight.
import { seersOf } from '../sight.ts';
import type { World } from '../ruleset/world.ts';
import type { Draft } from '../state.ts';

/** Whoever sees the piece where it lies now knows it from now on. */
export function look(world: World, state: Draft, piece: number): void {
  state.pieces.known[piece]! |= seersOf(world, state, piece);
}

/** Looks at the piece that has come to lie on top of a zone. */
export function lookAtTop(world: World, state: Draft, zone: number): void {
  const top = state.zones[zone]!.at(-1);
  if (top !== undefined) look(world, state, top);
}

/** Nobody knows any more which is which, but for those who see them lie. */
export function forget(world: World, state: Draft, zone: number): void {
  const pieces = state.zones[zone]!;
  for (const piece of pieces) state.pieces.known[piece] = 0;
  for (const piece of pieces) look(world, state, piece);
}

/** A piece that comes from where all see it lies face up, any other face down, unless it is said. */
export function turn({ up, holdings }: World, state: Draft, piece: number, said?: boolean): void {
  if (!up) return;
  const column = state.pieces.vars[up.base]!;
  const { see } = holdings[state.pieces.zone[piece]!]!.zone;
  if (said !== undefined) column[piece] = said;
  else if (see !== 'face') column[piece] = see === 'all';
}
