// What must hold after every answer of every game, whatever the ruleset.
import { brokenInvariants, hashState, view, type Ruleset, type State } from '../../engine/index.ts';

/** The hash of the state before each answer is that of the state after the one before. */
export function brokenPromise(ruleset: Ruleset, before: State, after: State): string | null {
  const hash = hashState(after);
  const text = JSON.parse(JSON.stringify(after)) as State;
  if (hashState(text) !== hash) return 'the position is not the same through JSON text and back';
  if (after.step !== before.step + 1) return 'the answer was not counted';
  const [broken] = brokenInvariants(ruleset, after);
  if (broken !== undefined) return `the invariant “${broken}” does not hold`;
  for (let seat = 0; seat < after.seats; seat += 1) view(ruleset, after, seat);
  view(ruleset, after, null);
  return hashState(after) === hash ? null : 'looking at the position changed it';
}
