// Plays one case of a scenario file and says in sentences where it went otherwise.
import { RulesetFault } from '../fault.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioCase } from '../ruleset/types.generated.ts';
import { compareThen } from './then.ts';
import { positionOf } from './given.ts';
import { ScenarioFailure } from './failure.ts';
import { playWhen } from './when.ts';

export interface CaseReport {
  readonly passed: boolean;
  /** Sentences for the author of the case; empty when it passed. */
  readonly failures: readonly string[];
}

export function runCase(ruleset: Ruleset, scenarioCase: ScenarioCase): CaseReport {
  const failures = failuresOf(ruleset, scenarioCase);
  return { passed: failures.length === 0, failures };
}

function failuresOf(ruleset: Ruleset, { given, when = [], then }: ScenarioCase): readonly string[] {
  try {
    const start = positionOf(ruleset, given);
    const { players } = given;
    return compareThen({ ruleset, players, ...playWhen(ruleset, start, players, when) }, then);
  } catch (problem) {
    if (problem instanceof ScenarioFailure) return [problem.message];
    if (problem instanceof RulesetFault) return [`the ruleset went wrong: ${problem.message}`];
    throw problem;
  }
}
