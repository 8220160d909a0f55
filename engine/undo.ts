// Taking back: what stands between two neighbouring positions, and how far somebody may go back.
import type { Answer, Seat } from './decision.ts';
import type { State } from './state.ts';

/**
 * Why an answer cannot be taken back: dice fell or something was shuffled; somebody has seen a card;
 * answers that were given at the same time, or what a procedure hid, are open now; it is somebody else's; there is none.
 */
export type BarrierCode = 'dice' | 'seen' | 'revealed' | 'other-seat' | 'start';

export interface Barrier {
  readonly code: BarrierCode;
  /** How many answers had been given where it stands: nobody goes back behind it. */
  readonly step: number;
}

/** One answer of a game, with the positions before and after it. */
export interface PlayedStep {
  readonly before: State;
  readonly given: Answer;
  readonly after: State;
}

/** How many answers can be taken back, to which position, and what stops there. */
export interface UndoReach {
  readonly back: number;
  /** Null if nothing can be taken back. */
  readonly state: State | null;
  readonly barrier: Barrier;
}

/** What keeps an answer from being taken back by the one who gave it; null if nothing does. */
export function barrierBetween({ before, given, after }: PlayedStep): Barrier | null {
  const at = { step: after.step };
  if (chanceWasUsed(before, after)) return { code: 'dice', ...at };
  if (before.shown !== after.shown) return { code: 'revealed', ...at };
  if (somebodyHasSeen(before, after)) return { code: 'seen', ...at };
  return wasLastOfSeveral(before, given) ? { code: 'revealed', ...at } : null;
}

/**
 * How far these seats may go back together. The steps are told from the last one on; no more of them
 * are asked for than are needed, so that a long game can be read as it is wanted.
 */
export function undoReach(latestFirst: Iterable<PlayedStep>, seats: readonly Seat[]): UndoReach {
  let back = 0;
  let state: State | null = null;
  for (const step of latestFirst) {
    const barrier = seats.includes(step.given.seat)
      ? barrierBetween(step)
      : { code: 'other-seat' as const, step: step.after.step };
    if (barrier) return { back, state, barrier };
    state = step.before;
    back++;
  }
  return { back, state, barrier: { code: 'start', step: state?.step ?? 0 } };
}

/** Dice that a case has laid out are dice like any other. */
function chanceWasUsed(before: State, after: State): boolean {
  const same = before.random.every((word, i) => word === after.random[i]);
  const said = before.dice?.length !== after.dice?.length;
  return !same || said || before.picks?.length !== after.picks?.length;
}

/** A piece made meanwhile was hidden from nobody. */
function somebodyHasSeen(before: State, after: State): boolean {
  return before.pieces.known.some((known, piece) => (after.pieces.known[piece]! & ~known) !== 0);
}

/** Whoever answers last would else answer again, knowing what the others chose. */
function wasLastOfSeveral({ asking }: State, { seat }: Answer): boolean {
  const others = asking.filter((asked) => asked.seat !== seat);
  return others.length > 0 && others.every(({ offer }) => offer !== null);
}
