// The folder of the ruleset that a person names: a path, or the name of one that comes with the program.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../host/project-root.ts';
import { loadFolder, type LoadedRuleset } from '../../host/rulesets/load.ts';
import { problemLines } from './problem-lines.ts';
import { startFolder, typedPath } from './paths.ts';
import { UsageError } from './usage-error.ts';

/** Where rulesets are looked for by name. */
export function shelves(more: readonly string[] = []): string[] {
  return [join(projectRoot(), 'rulesets'), join(projectRoot(), 'examples'), ...more.map(typedPath)];
}

export function rulesetFolder(words: readonly string[], more: readonly string[] = []): string {
  const [named, extra] = words;
  if (named === undefined) throw new UsageError('Say which ruleset: its folder, or its name.');
  if (extra !== undefined) throw new UsageError(`One ruleset at a time: “${extra}” is too many.`);
  const places = [startFolder(), ...shelves(more)].map((shelf) => join(shelf, named));
  const folder = [named, ...places].find((place) => existsSync(join(place, 'ruleset.json')));
  if (folder !== undefined) return typedPath(folder);
  const there = statSync(places[0]!, { throwIfNoEntry: false });
  throw new UsageError(
    there
      ? `${typedPath(named)} is not the folder of a ruleset: it has no ruleset.json.`
      : `There is no ruleset “${named}”: give its folder, or the name of one in rulesets/ or examples/.`,
  );
}

/** The ruleset, or null after its problems have been told. */
export function loadOrTell(folder: string, print: (line: string) => void): LoadedRuleset | null {
  const loaded = loadFolder(folder);
  if (loaded.ok) return loaded;
  for (const problem of loaded.problems)
    problemLines(folder, problem).forEach((line) => print(line));
  return null;
}
