// The ruleset that a scenario or a recorded game is about: the one around it, or the one that it names.
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { PlacedProblem } from '../../host/api/api.ts';
import { openLibrary } from '../../host/library.ts';
import { loadFolder, type Loaded, type LoadedRuleset } from '../../host/rulesets/load.ts';
import { nowhere } from '../../host/rulesets/place.ts';

export type Found =
  | { readonly ok: true; readonly loaded: LoadedRuleset }
  | { readonly ok: false; readonly folder: string; readonly problems: readonly PlacedProblem[] };

/** A file in a folder of a ruleset is about that ruleset, unless it names another by its id or its path. */
export type Finder = (path: string, named: string | undefined) => Found;

/** `shelves` are folders of rulesets in which an id is looked for. Each ruleset is read once. */
export function makeFinder(shelves: readonly string[]): Finder {
  const read = new Map<string, Loaded>();
  const load = (folder: string): Loaded => {
    const loaded = read.get(folder) ?? loadFolder(folder);
    read.set(folder, loaded);
    return loaded;
  };
  const byId = makeShelf(shelves);
  return (path, named) => {
    const home = dirname(dirname(path));
    const near = existsSync(join(home, 'ruleset.json')) ? load(home) : null;
    if (near && (named === undefined || !near.ok || near.source.ruleset.id === named)) {
      return foundIn(home, near);
    }
    if (named === undefined) {
      return notFound(path, 'A file outside a ruleset’s folder has to name its “ruleset”.');
    }
    const folder = resolve(dirname(path), named);
    if (existsSync(join(folder, 'ruleset.json'))) return foundIn(folder, load(folder));
    return byId(path, named);
  };
}

function makeShelf(shelves: readonly string[]): (path: string, id: string) => Found {
  const library = openLibrary({ shipped: shelves, own: '' });
  let listed: ReturnType<typeof library.list> | undefined;
  return (path, id) => {
    listed ??= library.list();
    const { rulesets, broken } = listed;
    const entry = rulesets.find((each) => each.id === id);
    const loaded = entry && library.find(entry.hash);
    if (loaded) return { ok: true, loaded };
    const named = broken.find(({ folder }) => basename(folder) === id);
    if (named) return { ok: false, folder: named.folder, problems: named.problems };
    const known = rulesets.map((each) => each.id).join(', ') || 'none';
    const message = `There is no ruleset “${id}” (there are ${known}). Say where it is with --rulesets DIR.`;
    return notFound(path, message);
  };
}

function foundIn(folder: string, loaded: Loaded): Found {
  return loaded.ok ? { ok: true, loaded } : { ok: false, folder, problems: loaded.problems };
}

function notFound(path: string, message: string): Found {
  const problem = { file: basename(path), pointer: '', code: 'not-runnable', message, ...nowhere };
  return { ok: false, folder: dirname(path), problems: [problem] };
}
