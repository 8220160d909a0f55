// tablekeep check FOLDER…: every problem of each ruleset, with its place.
import { loadFolder } from '../../host/rulesets/load.ts';
import { warnings } from '../../host/rulesets/warnings.ts';
import { isFolder, shownPath, typedPath } from './paths.ts';
import { problemLines } from './problem-lines.ts';
import { UsageError } from './usage-error.ts';

export function check(words: readonly string[], print: (line: string) => void): number {
  const option = words.find((word) => word.startsWith('-'));
  if (option !== undefined) throw new UsageError(`check has no option ${option}.`);
  if (words.length === 0) throw new UsageError('Say which folder to check.');
  const folders = words.map(typedPath);
  const file = folders.find((path) => !isFolder(path));
  if (file !== undefined) throw new UsageError(`${file} is not a folder.`);
  const found = folders.map((folder) => checkFolder(folder, print));
  const problems = found.reduce((sum, one) => sum + one.problems, 0);
  const warned = found.reduce((sum, one) => sum + one.warnings, 0);
  const besides = warned > 0 ? `, ${counted(warned, 'warning')}` : '';
  print(`${counted(folders.length, 'folder')} checked, ${counted(problems, 'problem')}${besides}`);
  return problems > 0 ? 1 : 0;
}

interface Found {
  readonly problems: number;
  readonly warnings: number;
}

/** Warnings are told of what can be played only: of anything else there is enough to mend. */
function checkFolder(folder: string, print: (line: string) => void): Found {
  const loaded = loadFolder(folder);
  if (!loaded.ok) {
    for (const problem of loaded.problems)
      problemLines(folder, problem).forEach((line) => print(line));
    return { problems: loaded.problems.length, warnings: 0 };
  }
  const warned = warnings(loaded);
  for (const warning of warned) {
    const message = `Warning: ${warning.message}`;
    problemLines(folder, { ...warning, message }).forEach((line) => print(line));
  }
  const { id, version } = loaded.source.ruleset;
  print(`${shownPath(folder)}: ${id} ${version} has no problems`);
  return { problems: 0, warnings: warned.length };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
