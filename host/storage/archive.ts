// The files of every ruleset that a game was started with, by content hash: what a game is locked to.
import type { Database } from 'better-sqlite3';
import { DamagedRow } from './storage-error.ts';

/** Texts by their path in the ruleset's folder. */
export type Files = Readonly<Record<string, string>>;

export interface ArchivedRuleset {
  readonly hash: string;
  readonly id: string;
  readonly version: string;
  readonly files: Files;
}

export interface Archive {
  /** Keeping the same files again changes nothing. */
  keep(ruleset: ArchivedRuleset): void;
  /** Whoever takes the files makes sure that they still have this hash. */
  find(hash: string): ArchivedRuleset | null;
}

interface Row {
  readonly hash: string;
  readonly id: string;
  readonly version: string;
  readonly files: string;
}

export function openArchive(db: Database): Archive {
  const insert = db.prepare<[string, string, string, string]>(
    'INSERT INTO rulesets (hash, id, version, files) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  );
  const select = db.prepare<[string], Row>('SELECT * FROM rulesets WHERE hash = ?');
  return {
    keep({ hash, id, version, files }) {
      insert.run(hash, id, version, JSON.stringify(files));
    },
    find(hash) {
      const row = select.get(hash);
      return row ? { ...row, files: parse(row) } : null;
    },
  };
}

function parse({ id, files }: Row): Files {
  try {
    return JSON.parse(files) as Files;
  } catch (cause) {
    throw new DamagedRow(`the rules of “${id}” that are kept with it cannot be read`, { cause });
  }
}
