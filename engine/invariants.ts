// What must never be otherwise: looked at by scenarios and simulations, never in play.
import { blaming } from './fault.ts';
import { contextOf } from './machine/context.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { State } from './state.ts';

/** The ids of the invariants that do not hold. */
export function brokenInvariants({ invariants }: Ruleset, state: State): readonly string[] {
  const broken = invariants.filter(
    ({ id, test }) => !blaming(`invariant “${id}”`, () => test(contextOf(state, state.active))),
  );
  return broken.map(({ id }) => id);
}
