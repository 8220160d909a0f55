// tablekeep check FOLDER…: every problem of each ruleset, with its place.
import { loadFolder } from '../../host/rulesets/load.ts';
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
  let count = 0;
  for (const folder of folders) count += checkFolder(folder, print);
  print(`${counted(folders.length, 'folder')} checked, ${counted(count, 'problem')}`);
  return count > 0 ? 1 : 0;
}

function checkFolder(folder: string, print: (line: string) => void): number {
  const loaded = loadFolder(folder);
  if (loaded.ok) {
    const { id, version } = loaded.source.ruleset;
    print(`${shownPath(folder)}: ${id} ${version} has no problems`);
    return 0;
  }
  for (const problem of loaded.problems)
    problemLines(folder, problem).forEach((line) => print(line));
  return loaded.problems.length;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
