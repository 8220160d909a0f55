// What must hold after every answer of every game, whatever the ruleset.
import { brokenInvariants, hashState, view, type Ruleset, type State } from '../../engine/index.ts';

/** What is wrong with a position by itself, or null. */
export function brokenPosition(ruleset: Ruleset, state: State): string | null {
  const hash = hashState(state);
  const text = JSON.parse(JSON.stringify(state)) as State;
  if (hashState(text) !== hash) return 'the position is not the same through JSON text and back';
  const [broken] = brokenInvariants(ruleset, state);
  if (broken !== undefined) return `the invariant “${broken}” does not hold`;
  for (let seat = 0; seat < state.seats; seat += 1) view(ruleset, state, seat);
  view(ruleset, state, null);
  return hashState(state) === hash ? null : 'looking at the position changed it';
}

/** What is wrong with an answer: `hash` is that of the position before it was given. */
export function brokenAnswer(hash: string, before: State, after: State): string | null {
  if (hashState(before) !== hash) return 'the answer changed the position that it was given to';
  return after.step === before.step + 1 ? null : 'the answer was not counted';
}
