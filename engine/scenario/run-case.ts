// Plays one case of a scenario file and says in sentences where it went otherwise.
import { RulesetFault } from '../fault.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioCase } from '../ruleset/types.generated.ts';
import { ScenarioFailure } from './failure.ts';
import { positionOf } from './given.ts';
import { compareStrictly } from './strict.ts';
import { compareThen } from './then.ts';
import { playWhen } from './when.ts';

export interface CaseReport {
  readonly passed: boolean;
  /** Sentences for the author of the case; empty when it passed. */
  readonly failures: readonly string[];
  /** What was done to reach the position that no game could do: worth knowing, and no failure. */
  readonly notes: readonly string[];
}

/** Never throws, whatever the case says: what goes wrong is a failure of the case. */
export function runCase(ruleset: Ruleset, scenarioCase: ScenarioCase): CaseReport {
  const notes: string[] = [];
  const failures = failuresOf(ruleset, scenarioCase, notes);
  return { passed: failures.length === 0, failures, notes };
}

function failuresOf(
  ruleset: Ruleset,
  { given, when = [], then }: ScenarioCase,
  notes: string[],
): readonly string[] {
  try {
    const start = positionOf(ruleset, given, notes);
    const { players } = given;
    if ('refusal' in start) return beginning(start.refusal, then.refused);
    if (then.refused !== undefined) {
      return [`refused: expected the game not to begin (${then.refused}), but it did`];
    }
    const end = playWhen({ ruleset, players, notes }, start.state, when);
    const found = { ruleset, players, ...end };
    const strict = then.strict ? compareStrictly(start.state, found, then) : [];
    return [...compareThen(found, then), ...strict];
  } catch (problem) {
    if (problem instanceof ScenarioFailure) return [problem.message];
    if (problem instanceof RulesetFault) return [`the ruleset went wrong: ${problem.message}`];
    throw problem;
  }
}

function beginning(code: string, expected: string | undefined): string[] {
  if (expected === undefined) return [`given: the game cannot begin like this (${code})`];
  return code === expected ? [] : [`refused: expected ${expected}, found ${code}`];
}
