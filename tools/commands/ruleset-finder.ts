// The ruleset that a scenario or a recorded game is about: the one around it, or the one that it names.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlacedProblem } from '../../host/api/api.ts';
import { openLibrary } from '../../host/library.ts';
import { loadFolder, type Loaded, type LoadedRuleset } from '../../host/rulesets/load.ts';
import { nowhere } from '../../host/rulesets/place.ts';

export type Found =
  | { readonly ok: true; readonly loaded: LoadedRuleset }
  | { readonly ok: false; readonly folder: string; readonly problems: readonly PlacedProblem[] };

/** A file in a folder of a ruleset is about that ruleset, unless it names another. */
export type Finder = (path: string, id: string | undefined) => Found;

/** `shelves` are folders of rulesets in which an id is looked for. */
export function makeFinder(shelves: readonly string[]): Finder {
  const library = openLibrary({ shipped: shelves, own: '' });
  return (path, id) => {
    const home = dirname(dirname(path));
    const near = existsSync(join(home, 'ruleset.json')) ? loadFolder(home) : null;
    if (near && (id === undefined || !near.ok || near.source.ruleset.id === id))
      return foundIn(home, near);
    if (id === undefined) {
      return notFound(path, 'A file outside a ruleset’s folder has to name its “ruleset”.');
    }
    const { rulesets, broken } = library.list();
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
