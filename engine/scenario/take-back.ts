// when: the last answer is taken back, or cannot be for the reason that the case says.
import type { ScenarioUndo } from '../ruleset/types.generated.ts';
import type { State } from '../state.ts';
import { undoReach, type PlayedStep } from '../undo.ts';
import { ScenarioFailure } from './failure.ts';
import { seatNamed } from './values.ts';

/** An answer of the case, and what had been told before it. */
export interface Past extends PlayedStep {
  readonly told: readonly string[];
}

export interface TakenBack {
  /** Where the game stands again; null if it stays where it was. */
  readonly to: { readonly before: State; readonly told: readonly string[] } | null;
  readonly failure: string | null;
}

/** Takes one answer from the end of the past. */
export function takeBack(
  past: Past[],
  players: readonly string[],
  written: ScenarioUndo,
): TakenBack {
  const { seat, expected } = wishOf(past, players, written);
  const { back, barrier } = undoReach(past.toReversed(), [seat]);
  const found = back > 0 ? 'accepted' : `refused: ${barrier.code}`;
  if (expected !== found) {
    const failure = `expected the undo to be ${expected}, but it was ${found}`;
    return { to: null, failure };
  }
  return { to: back > 0 ? past.pop()! : null, failure: null };
}

function wishOf(past: readonly Past[], players: readonly string[], written: ScenarioUndo) {
  if (typeof written !== 'object') {
    return { seat: past.at(-1)?.given.seat ?? 0, expected: expectedBy(written) };
  }
  const [entry, more] = Object.entries(written);
  if (!entry || more) throw new ScenarioFailure('undo names one player');
  const [name, wish] = entry;
  return { seat: seatNamed(players, name), expected: expectedBy(wish) };
}

function expectedBy(wish: boolean | string): string {
  if (wish === false) throw new ScenarioFailure('undo says true, or why it is refused');
  return typeof wish === 'string' ? wish : 'accepted';
}
