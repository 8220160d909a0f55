// Finds the ruleset that a scenario file is about, and runs its cases.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { casesOf, runCase, type CaseReport, type ScenarioCase } from '../../engine/index.ts';
import type { PlacedProblem } from '../../host/api/api.ts';
import { loadFolder, type LoadedRuleset } from '../../host/rulesets/load.ts';
import { nowhere } from '../../host/rulesets/place.ts';
import { parseScenario, type ParsedScenario } from '../../host/rulesets/scenario-file.ts';
import { isFolder, shownPath } from './paths.ts';
import { makeFinder, type Finder } from './ruleset-finder.ts';
import { scenarioFilesIn } from './scenario-files.ts';

export interface CaseOutcome extends CaseReport {
  readonly file: string;
  readonly rule: string;
  readonly says: string;
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
  const run = (path: string): Outcome => {
    if (!isFolder(path)) return runFile(path, find);
    if (existsSync(join(path, 'ruleset.json'))) return runFolder(path);
    const inside = scenarioFilesIn(path);
    if (inside.length === 0) return broken(path, 'There is neither a ruleset nor a scenario here.');
    return together(inside.map(run));
  };
  return run;
}

function runFolder(folder: string): Outcome {
  const loaded = loadFolder(folder);
  if (!loaded.ok) return brokenRuleset(folder, folder, loaded.problems);
  const files = Object.entries(loaded.source.scenarios);
  if (files.length === 0) return broken(folder, 'This ruleset has no scenarios.');
  return together(files.map(([name, file]) => runCases(join(folder, name), casesOf(file), loaded)));
}

function runFile(path: string, find: Finder): Outcome {
  const parsed = readScenario(path);
  if (typeof parsed === 'string') return broken(path, parsed);
  if (!parsed.ok) return brokenRuleset(path, dirname(path), parsed.problems);
  const found = find(path, parsed.file.ruleset);
  if (!found.ok) return brokenRuleset(path, found.folder, found.problems);
  const spoiled = [...parsed.spoiled.values()].map((problems) =>
    brokenRuleset(path, dirname(path), problems),
  );
  return together([runCases(path, casesOf(parsed.file), found.loaded), ...spoiled]);
}

/** Whatever lies there: what cannot be read is told. */
function readScenario(path: string): ParsedScenario | string {
  try {
    return parseScenario(basename(path), readFileSync(path, 'utf8'));
  } catch (error) {
    return `This file cannot be read (${error instanceof Error ? error.message : String(error)}).`;
  }
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

/** One case that makes the program stumble must not keep the others from being run. */
function judge({ ruleset }: LoadedRuleset, each: ScenarioCase): CaseReport {
  try {
    return runCase(ruleset, each);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: false, failures: [`this case could not be played: ${reason}`], notes: [] };
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
