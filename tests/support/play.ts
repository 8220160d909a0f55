// Playing games in tests: begin, answer, and whole games of random answers.
import {
  answer,
  answersOf,
  newGame,
  type Answer,
  type GameEvent,
  type GameSetup,
  type Ruleset,
  type State,
} from '../../engine/index.ts';

export interface Position {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function begin(ruleset: Ruleset, setup: Partial<GameSetup> = {}): Position {
  const started = newGame(ruleset, { seats: 2, options: {}, seed: 1, ...setup });
  if (!started.ok) throw new Error(started.refusal.code);
  return started;
}

export function play(
  ruleset: Ruleset,
  state: State,
  given: Partial<Answer> & { move: string },
): Position {
  const played = answer(ruleset, state, { seat: state.active, picks: {}, ...given });
  if (!played.ok) throw new Error(played.refusal.code);
  return played;
}

/** The code of the refusal, or null if the answer is accepted. */
export function refusalOf(ruleset: Ruleset, state: State, given: Partial<Answer>): string | null {
  const played = answer(ruleset, state, { seat: state.active, move: 'wait', picks: {}, ...given });
  return played.ok ? null : played.refusal.code;
}

const MANY = 10_000;

/** Every answer that somebody who must still decide can give. */
export function openAnswers(ruleset: Ruleset, state: State): Answer[] {
  const waiting = state.asking.filter(({ offer }) => offer === null);
  return waiting.flatMap(({ seat }) => answersOf(ruleset, state, seat, MANY));
}

/** Plays with the answers that the numbers point at; `look` sees the state before each answer. */
export function playOut(
  ruleset: Ruleset,
  start: State,
  choices: readonly number[],
  look: (state: State, given: Answer) => void = () => undefined,
): State {
  let state = start;
  for (const choice of choices) {
    const answers = openAnswers(ruleset, state);
    const given = answers[choice % answers.length];
    if (!given) break;
    look(state, given);
    state = play(ruleset, state, given).state;
  }
  return state;
}

/** The state as a save would bring it back. */
export function throughText(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}

/** Makes every part read-only, so that a write where none may be throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}
