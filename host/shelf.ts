// Rulesets by content hash, wherever they are kept: in the library's folders or in the archive of old games.
import { boardsOf, equipmentOf, type WordsFile } from '../engine/index.ts';
import type { GameSummary, NewerRules, RulesLock, Sheet } from './api/api.ts';
import type { RulesetLibrary } from './library.ts';
import { RequestError } from './request-error.ts';
import { hashFiles, loadFiles, type LoadedRuleset } from './rulesets/load.ts';
import type { Files } from './storage/archive.ts';
import type { Storage } from './storage/open.ts';
import { DamagedRow } from './storage/storage-error.ts';
import { isNewer } from './versions.ts';

export interface Shelf {
  /** Throws a `RequestError` if nobody has it, or if this version cannot read it. */
  take(lock: RulesLock): LoadedRuleset;
  /** Keeps the files of a ruleset in the archive; call it while writing. */
  keep(loaded: LoadedRuleset): void;
  sheet(hash: string): Sheet;
  /** What a list tells of the rules of a game, also when they can no longer be read. */
  about(lock: RulesLock): About;
}

export type About = Pick<GameSummary, 'rulesetId' | 'names' | 'newer'>;

interface Title {
  readonly id: string;
  readonly version: string;
  readonly names: Readonly<Record<string, string>>;
}

export function openShelf(storage: Storage, library: RulesetLibrary): Shelf {
  const taken = new Map<string, LoadedRuleset>();
  const titles = new Map<string, Title>();

  /** SAVE-4: the archive comes first, so that a game never depends on what became of its folder. */
  function find(hash: string): LoadedRuleset {
    const archived = archivedFiles(storage, hash);
    if (archived) {
      const loaded = loadFiles(archived.files);
      if (!loaded.ok) throw unreadable(archived.id, loaded.problems[0]?.message);
      return loaded;
    }
    const listed = library.find(hash);
    if (!listed) throw new RequestError('unknown-ruleset', 'There is no such ruleset here.');
    return listed;
  }

  function take({ ruleset, mods }: RulesLock): LoadedRuleset {
    if (mods.length > 0) throw unreadable(ruleset, 'it is played with mods');
    const loaded = taken.get(ruleset) ?? find(ruleset);
    taken.set(ruleset, loaded);
    return loaded;
  }

  function titleOf(hash: string): Title {
    const known = titles.get(hash) ?? titleIn(storage, hash);
    titles.set(hash, known);
    return known;
  }

  return {
    take,
    keep({ hash, source, files }) {
      const { id, version } = source.ruleset;
      storage.archive.keep({ hash, id, version, files });
    },
    sheet: (hash) => sheetOf(take({ ruleset: hash, mods: [] })),
    about({ ruleset }) {
      const title = titleOf(ruleset);
      return { rulesetId: title.id, names: title.names, newer: newerThan(title, ruleset, library) };
    },
  };
}

/** Files that were changed in the archive are another ruleset: no game may go on with them. */
function archivedFiles(storage: Storage, hash: string): { id: string; files: Files } | null {
  const archived = storage.read(() => storage.archive.find(hash));
  if (archived && hashFiles(archived.files) !== hash) {
    throw new DamagedRow(`the rules of “${archived.id}” that are kept with it have been changed`);
  }
  return archived;
}

function newerThan(title: Title, hash: string, library: RulesetLibrary): NewerRules | null {
  const current = library.current(title.id);
  if (!current || current.hash === hash || !isNewer(current.version, title.version)) return null;
  return { ruleset: current.hash, version: current.version };
}

function sheetOf({ hash, source, ruleset }: LoadedRuleset): Sheet {
  const { id, version } = source.ruleset;
  const { words, look, rules } = source;
  const boards = boardsOf(ruleset);
  return { hash, id, version, boards, ...equipmentOf(ruleset), words, look, rules: rules.rules };
}

/** A list is told even if one of its rulesets is damaged. */
function titleIn(storage: Storage, hash: string): Title {
  try {
    const files = archivedFiles(storage, hash)?.files ?? {};
    const { id, version } = JSON.parse(files['ruleset.json'] ?? '{}') as Partial<Title>;
    return { id: id ?? '', version: version ?? '', names: namesIn(files) };
  } catch (error) {
    if (error instanceof DamagedRow || error instanceof SyntaxError) {
      return { id: '', version: '', names: {} };
    }
    throw error;
  }
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
