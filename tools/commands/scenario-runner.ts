// Finds the ruleset that a scenario file is about, and runs its cases.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runCase, RulesetFault, type ScenarioCase } from '../../engine/index.ts';
import type { PlacedProblem } from '../../host/api/api.ts';
import { loadFolder, type LoadedRuleset } from '../../host/rulesets/load.ts';
import { nowhere } from '../../host/rulesets/place.ts';
import { parseScenario } from '../../host/rulesets/scenario-file.ts';
import { isFolder, shownPath } from './paths.ts';
import { makeFinder, type Finder } from './ruleset-finder.ts';

export interface CaseOutcome {
  readonly file: string;
  readonly rule: string;
  readonly says: string;
  readonly passed: boolean;
  readonly failures: readonly string[];
}

export interface BrokenPath {
  readonly path: string;
  /** Each with the folder that its file is in. */
  readonly problems: readonly (PlacedProblem & { readonly folder: string })[];
}

export interface Outcome {
  readonly cases: readonly CaseOutcome[];
  /** What could not be run at all. */
  readonly broken: readonly BrokenPath[];
}

/** `shelves` are folders of rulesets in which a file's `ruleset` is looked for. */
export function makeRunner(shelves: readonly string[]): (path: string) => Outcome {
  const find = makeFinder(shelves);
  return (path) => {
    if (!isFolder(path)) return runFile(path, find);
    if (existsSync(join(path, 'ruleset.json'))) return runFolder(path);
    const files = readdirSync(path).filter((name) => name.endsWith('.json'));
    if (files.length === 0) return broken(path, 'There is neither a ruleset nor a scenario here.');
    return together(files.sort().map((name) => runFile(join(path, name), find)));
  };
}

function runFolder(folder: string): Outcome {
  const loaded = loadFolder(folder);
  if (!loaded.ok) return brokenRuleset(folder, folder, loaded.problems);
  const files = Object.entries(loaded.source.scenarios);
  if (files.length === 0) return broken(folder, 'This ruleset has no scenarios.');
  return together(files.map(([name, file]) => runCases(join(folder, name), file.cases, loaded)));
}

function runFile(path: string, find: Finder): Outcome {
  const parsed = parseScenario(basename(path), readFileSync(path, 'utf8'));
  if (!parsed.ok) return brokenRuleset(path, dirname(path), parsed.problems);
  const found = find(path, parsed.file.ruleset);
  if (!found.ok) return brokenRuleset(path, found.folder, found.problems);
  return runCases(path, parsed.file.cases, found.loaded);
}

function runCases(path: string, cases: readonly ScenarioCase[], loaded: LoadedRuleset): Outcome {
  const file = shownPath(path);
  return {
    cases: cases.map((each) => ({
      file,
      rule: each.rule,
      says: each.says,
      ...judge(loaded, each),
    })),
    broken: [],
  };
}

function judge({ ruleset }: LoadedRuleset, each: ScenarioCase) {
  try {
    return runCase(ruleset, each);
  } catch (error) {
    if (!(error instanceof RulesetFault)) throw error;
    return { passed: false, failures: [`The rules went wrong: ${error.message}`] };
  }
}

function broken(path: string, message: string): Outcome {
  const file = basename(path);
  const problem = { file, pointer: '', code: 'not-runnable', message, ...nowhere };
  return brokenRuleset(path, dirname(path), [problem]);
}

function brokenRuleset(path: string, folder: string, problems: readonly PlacedProblem[]): Outcome {
  const placed = problems.map((problem) => ({ ...problem, folder }));
  return { cases: [], broken: [{ path: shownPath(path), problems: placed }] };
}

function together(outcomes: readonly Outcome[]): Outcome {
  return {
    cases: outcomes.flatMap(({ cases }) => cases),
    broken: outcomes.flatMap((outcome) => outcome.broken),
  };
}
