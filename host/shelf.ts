// Rulesets by content hash, wherever they are kept: in the library's folders or in the archive of old games.
import { boardsOf, type WordsFile } from '../engine/index.ts';
import type { Sheet } from './api/api.ts';
import type { RulesetLibrary } from './library.ts';
import { RequestError } from './request-error.ts';
import { loadFiles, type LoadedRuleset } from './rulesets/load.ts';
import type { Files } from './storage/archive.ts';
import type { Storage } from './storage/open.ts';

export interface Shelf {
  /** Throws a `RequestError` if nobody has it, or if this version cannot read it. */
  take(hash: string): LoadedRuleset;
  sheet(hash: string): Sheet;
  /** The names of the game by language, also when its rules can no longer be read. */
  namesOf(hash: string): Readonly<Record<string, string>>;
}

export function openShelf(storage: Storage, library: RulesetLibrary): Shelf {
  const taken = new Map<string, LoadedRuleset>();
  const names = new Map<string, Readonly<Record<string, string>>>();

  /** SAVE-4: the archive comes first, so that a game never depends on what became of its folder. */
  function find(hash: string): LoadedRuleset {
    const archived = storage.read(() => storage.archive.find(hash));
    if (archived) {
      const loaded = loadFiles(archived.files);
      if (!loaded.ok) throw unreadable(archived.id, loaded.problems[0]?.message);
      return loaded;
    }
    const listed = library.find(hash);
    if (!listed) throw new RequestError('unknown-ruleset', 'There is no such ruleset here.');
    return listed;
  }

  function take(hash: string): LoadedRuleset {
    const loaded = taken.get(hash) ?? find(hash);
    taken.set(hash, loaded);
    return loaded;
  }

  return {
    take,
    sheet: (hash) => sheetOf(take(hash)),
    namesOf(hash) {
      const known = names.get(hash);
      if (known) return known;
      const found = namesIn(storage.read(() => storage.archive.find(hash))?.files ?? {});
      names.set(hash, found);
      return found;
    },
  };
}

function sheetOf({ hash, source, ruleset }: LoadedRuleset): Sheet {
  const { id, version } = source.ruleset;
  const { words, look, rules } = source;
  return { hash, id, version, boards: boardsOf(ruleset), words, look, rules: rules.rules };
}

function namesIn(files: Files): Record<string, string> {
  const words = Object.entries(files).filter(([path]) => path.startsWith('words/'));
  return Object.fromEntries(
    words.map(([path, text]) => [
      path.replace(/^words\/|\.json$/g, ''),
      (JSON.parse(text) as WordsFile).name,
    ]),
  );
}

function unreadable(id: string, problem: string | undefined): RequestError {
  return new RequestError(
    'unknown-ruleset',
    `The rules of “${id}” that were kept with this game cannot be read by this version of Tablekeep (${problem ?? 'for no known reason'}). The game was left as it is.`,
  );
}
