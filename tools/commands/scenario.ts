// tablekeep scenario FILE_OR_FOLDER…: runs cases and says which hold.
import { readCall } from './call.ts';
import { typedPath } from './paths.ts';
import { problemLines } from './problem-lines.ts';
import { makeRunner, type CaseOutcome, type Outcome } from './scenario-runner.ts';
import { shelves } from './ruleset-folder.ts';
import { UsageError } from './usage-error.ts';

const options = {
  rulesets: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

export function scenario(words: readonly string[], print: (line: string) => void): number {
  const { positionals, values } = readCall(words, options);
  if (positionals.length === 0) throw new UsageError('Say which file or folder to run.');
  const run = makeRunner(shelves(values.rulesets));
  const outcomes = positionals.map(typedPath).map(run);
  const cases = outcomes.flatMap((outcome) => outcome.cases);
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  const passed = cases.filter((each) => each.passed).length;
  const failed = cases.length - passed + broken.length;
  if (values.json) print(JSON.stringify({ passed, failed, cases, broken }, null, 2));
  else {
    report({ cases, broken }).forEach((line) => print(line));
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 || passed === 0 ? 1 : 0;
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

function caseLines({ file, rule, says, passed, failures, notes }: CaseOutcome): string[] {
  const noted = notes.map((line) => `     note: ${line}`);
  if (passed) return [`ok   [${rule}] ${says}`, ...noted];
  const told = failures.map((line) => `     - ${line}`);
  return [`FAIL [${rule}] ${says}`, `     ${file}`, ...told, ...noted];
}
