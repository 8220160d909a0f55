// tablekeep scenario FILE_OR_FOLDER…: runs cases and says which hold.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../host/project-root.ts';
import { typedPath } from './paths.ts';
import { problemLines } from './problem-lines.ts';
import { makeRunner, type CaseOutcome, type Outcome } from './scenario-runner.ts';
import { UsageError } from './usage-error.ts';

export function scenario(words: readonly string[], print: (line: string) => void): number {
  const { paths, rulesets, json } = readWords(words);
  const root = projectRoot();
  const run = makeRunner([join(root, 'rulesets'), join(root, 'examples'), ...rulesets]);
  const outcomes = paths.map(run);
  const cases = outcomes.flatMap((outcome) => outcome.cases);
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  const passed = cases.filter((each) => each.passed).length;
  const failed = cases.length - passed + broken.length;
  if (json) print(JSON.stringify({ passed, failed, cases, broken }, null, 2));
  else {
    report({ cases, broken }).forEach((line) => print(line));
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 || passed === 0 ? 1 : 0;
}

interface Call {
  readonly paths: readonly string[];
  readonly rulesets: readonly string[];
  readonly json: boolean;
}

function readWords(words: readonly string[]): Call {
  const { positionals, values } = parse(words);
  if (positionals.length === 0) throw new UsageError('Say which file or folder to run.');
  return {
    paths: positionals.map(typedPath),
    rulesets: (values.rulesets ?? []).map(typedPath),
    json: values.json ?? false,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { rulesets: { type: 'string', multiple: true }, json: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function report({ cases, broken }: Outcome): string[] {
  return [
    ...cases.flatMap(caseLines),
    ...broken.flatMap(({ path, problems }) => [
      `FAIL ${path} cannot be run:`,
      ...problems.flatMap(({ folder, ...problem }) => problemLines(folder, problem)),
    ]),
  ];
}

function caseLines({ file, rule, says, passed, failures }: CaseOutcome): string[] {
  if (passed) return [`ok   [${rule}] ${says}`];
  return [`FAIL [${rule}] ${says}`, `     ${file}`, ...failures.map((line) => `     - ${line}`)];
}
