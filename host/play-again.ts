// Plays what is stored again, answer by answer, and finds the first that leads elsewhere.
import { RulesetFault, type Answer, type GameResult } from '../engine/index.ts';
import type { Difference } from './api/api.ts';
import { hashOf, play, resultOf, type Match } from './match.ts';
import type { Entry } from './storage/answers.ts';

export interface PlayedAgain {
  readonly match: Match;
  /** The hash after each entry, by its number. */
  readonly hashes: ReadonlyMap<number, string>;
  readonly undone: number;
  readonly difference: Difference | null;
}

export interface Comparison {
  /** Whether positions are compared, or only whether answers are taken. */
  readonly hashes: boolean;
  /** How the game ended, if that is to be compared. */
  readonly result?: GameResult | null;
  /** Hears of every position that was reached by an answer. */
  readonly visit?: (match: Match, entry: number) => void;
}

/** Positions kept for going back; whoever goes back further plays from the beginning again. */
const kept = 256;

/** Yields after every answer, so that a long game can be played in small portions. */
export function* playAgain(
  begun: Match,
  entries: readonly Entry[],
  comparison: Comparison,
): Generator<void, PlayedAgain> {
  const positions = new Map<number, Match>([[0, begun]]);
  const line: Answer[] = [];
  const hashes = new Map<number, string>();
  let match = begun;
  for (const { entry, step, answer, stateHash } of entries) {
    const next = answer
      ? attempt(match, answer, step)
      : { match: goBack(begun, positions, line, step), difference: null };
    line.length = Math.min(line.length, answer ? step - 1 : step);
    if (answer) line.push(answer);
    const found = next.match && hashOf(next.match);
    const undone = entry - line.length;
    if (!next.match) {
      return { match, hashes, undone, difference: next.difference ?? elsewhere(step, answer) };
    }
    if (comparison.hashes && found !== stateHash) {
      return { match, hashes, undone, difference: elsewhere(step, answer) };
    }
    match = next.match;
    hashes.set(entry, found!);
    positions.set(step, match).delete(step - kept);
    if (answer) comparison.visit?.(match, entry);
    yield;
  }
  const difference = comparison.result === undefined ? null : ending(match, comparison.result);
  return { match, hashes, undone: entries.length - line.length, difference };
}

/** The same in one go. */
export function playAllAgain(
  begun: Match,
  entries: readonly Entry[],
  comparison: Comparison,
): PlayedAgain {
  const playing = playAgain(begun, entries, comparison);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}

interface Attempt {
  readonly match: Match | null;
  readonly difference: Difference | null;
}

export function attempt(match: Match, answer: Answer, step: number): Attempt {
  try {
    const judged = play(match, answer);
    if (judged.ok && judged.match.state.step === step) {
      return { match: judged.match, difference: null };
    }
    if (judged.ok) return { match: null, difference: elsewhere(step, answer) };
    const { refusal } = judged;
    const message = `Answer ${step} is refused (${refusal.code}).`;
    return { match: null, difference: { step, answer, why: 'refused', refusal, message } };
  } catch (error) {
    if (!(error instanceof RulesetFault)) throw error;
    const message = `At answer ${step} the rules go wrong: ${error.message}`;
    return { match: null, difference: { step, answer, why: 'fault', message } };
  }
}

export function elsewhere(step: number, answer: Answer | null): Difference {
  const message = `Answer ${step} leads to another position.`;
  return { step, answer, why: 'position', message };
}

function ending(match: Match, expected: GameResult | null): Difference | null {
  if (JSON.stringify(resultOf(match)) === JSON.stringify(expected)) return null;
  const { step } = match.state;
  return { step, answer: null, why: 'result', message: 'The game ends otherwise.' };
}

function goBack(
  begun: Match,
  positions: ReadonlyMap<number, Match>,
  line: readonly Answer[],
  step: number,
): Match | null {
  const known = positions.get(step);
  if (known || step > line.length) return known ?? null;
  let match = begun;
  for (const answer of line.slice(0, step)) {
    const judged = play(match, answer);
    if (!judged.ok) return null;
    match = judged.match;
  }
  return match;
}
