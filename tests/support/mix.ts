// Positions in which what one seat does not know is otherwise: other faces, or other pieces.
import type { Ruleset, Seat, State } from '../../engine/index.ts';

export type Swap = readonly [number, number];

/** The pieces whose faces a seat does not know; null knows what is public only. */
export function hiddenFrom(state: State, seat: Seat | null): number[] {
  const bit = seat === null ? 1 << 16 : 1 << seat;
  return state.pieces.known.flatMap((known, piece) => ((known & bit) === 0 ? [piece] : []));
}

/** Each swap exchanges two pieces that the seat does not know: where they lie, and what lies on them, stays. */
export function mixed(
  ruleset: Ruleset,
  state: State,
  seat: Seat | null,
  swaps: readonly Swap[],
): State {
  if (ruleset.world.cards.length === 0) return state;
  return swaps.reduce((now, swap) => exchanged(now, pairOf(hiddenFrom(now, seat), swap)), state);
}

/** Each swap exchanges the faces of two of these pieces: nothing else changes. */
export function refaced(state: State, hidden: readonly number[], swaps: readonly Swap[]): State {
  return swaps.reduce((now, swap) => {
    const to = swapping(pairOf(hidden, swap));
    const { def } = now.pieces;
    return { ...now, pieces: { ...now.pieces, def: def.map((_, piece) => def[to(piece)]!) } };
  }, state);
}

function exchanged(state: State, pair: Swap | null): State {
  const to = swapping(pair);
  const swapped = <T>(column: readonly T[]) => column.map((_, piece) => column[to(piece)]!);
  const { def, zone, owner, known, vars } = state.pieces;
  return {
    ...state,
    pieces: { def, zone: swapped(zone), owner: swapped(owner), known, vars: vars.map(swapped) },
    zones: state.zones.map((pieces) => pieces.map(to)),
  };
}

function pairOf(hidden: readonly number[], [one, two]: Swap): Swap | null {
  return hidden.length < 2 ? null : [hidden[one % hidden.length]!, hidden[two % hidden.length]!];
}

function swapping(pair: Swap | null): (piece: number) => number {
  const [a, b] = pair ?? [-1, -1];
  return (piece) => (piece === a ? b : piece === b ? a : piece);
}
