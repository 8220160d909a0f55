// Which rulesets are here: those that come with the program and those that players have dropped in.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrokenEntry, Library, LibraryEntry, PlacedProblem } from './api/api.ts';
import { isPaper } from './rulesets/kinds.ts';
import { loadFolder, type Loaded, type LoadedRuleset } from './rulesets/load.ts';
import { nowhere } from './rulesets/place.ts';
import { listFolder } from './rulesets/read.ts';

export interface LibraryConfig {
  /** Folders of ruleset folders that come with the program. */
  readonly shipped: readonly string[];
  /** The folder that players drop theirs into. */
  readonly own: string;
}

export interface RulesetLibrary {
  /** Looks again each time; only folders that have changed are read again. */
  list(): Library;
  /** A playable ruleset by its content hash, also one that has been changed on disk since it was listed. */
  find(hash: string): LoadedRuleset | null;
  /** What is playable under an id now, as it was listed last. */
  current(id: string): LibraryEntry | null;
}

interface Place {
  readonly folder: string;
  readonly shipped: boolean;
}

type Load = (folder: string) => Loaded;

export function openLibrary({ shipped, own }: LibraryConfig): RulesetLibrary {
  const load = makeLoader();
  const known = new Map<string, LoadedRuleset>();
  let last: Library | null = null;
  function list(): Library {
    const shippedPlaces = shipped.flatMap((parent) => placesIn(parent, true));
    last = sort([...shippedPlaces, ...placesIn(own, false)], load, known);
    return last;
  }
  return {
    list,
    find(hash) {
      if (!known.has(hash)) list();
      return known.get(hash) ?? null;
    },
    current: (id) => (last ?? list()).rulesets.find((each) => each.id === id) ?? null,
  };
}

/** LIB-3: whatever goes wrong with one folder stays with that folder. */
function makeLoader(): Load {
  const read = new Map<string, { fingerprint: string; loaded: Loaded }>();
  return (folder) => {
    try {
      const listing = listFolder(folder);
      const before = read.get(folder);
      if (before?.fingerprint === listing.fingerprint) return before.loaded;
      const loaded = loadFolder(folder, listing);
      read.set(folder, { fingerprint: listing.fingerprint, loaded });
      return loaded;
    } catch (error) {
      const message = `This folder cannot be read (${reason(error)}).`;
      return { ok: false, problems: [wholeFolder(message)] };
    }
  };
}

/** Playable and broken; of two with the same id, the one found first is the playable one. */
function sort(places: readonly Place[], load: Load, known: Map<string, LoadedRuleset>): Library {
  const folders = new Map<string, string>();
  const rulesets: LibraryEntry[] = [];
  const broken: BrokenEntry[] = [];
  for (const place of places) {
    const loaded = load(place.folder);
    const id = loaded.ok ? loaded.source.ruleset.id : '';
    const taken = folders.get(id);
    if (!loaded.ok) broken.push({ ...place, problems: loaded.problems });
    else if (taken !== undefined) broken.push({ ...place, problems: [takenProblem(id, taken)] });
    else {
      folders.set(id, place.folder);
      known.set(loaded.hash, loaded);
      rulesets.push(entryOf(loaded, place.shipped));
    }
  }
  return { rulesets, broken };
}

function placesIn(parent: string, shipped: boolean): Place[] {
  let names: string[];
  try {
    names = readdirSync(parent).filter((name) => !isPaper(name));
  } catch {
    return [];
  }
  return names
    .sort()
    .map((name) => ({ folder: join(parent, name), shipped }))
    .filter(({ folder }) => !shipped || isFolder(folder));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function entryOf({ hash, source }: LoadedRuleset, shipped: boolean): LibraryEntry {
  const { id, version, players, options, authors, licence } = source.ruleset;
  return {
    hash,
    id,
    version,
    players,
    options: options ?? {},
    authors,
    licence,
    shipped,
    words: source.words,
  };
}

function takenProblem(id: string, folder: string): PlacedProblem {
  const message = `The id “${id}” is already taken by ${folder}. Give this ruleset another id.`;
  return { ...wholeFolder(message), file: 'ruleset.json', pointer: '/id', code: 'id-taken' };
}

function wholeFolder(message: string): PlacedProblem {
  return { file: '', pointer: '', code: 'unreadable', message, ...nowhere };
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOTDIR') return 'it is a file: a game is a folder that holds a ruleset.json';
  return code ?? (error instanceof Error ? error.message : String(error));
}
