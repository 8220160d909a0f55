// Opens the household's database: looked over before anything is written, settings asserted, tables migrated.
import { existsSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { OpeningError } from '../opening-error.ts';
import { openAnswers, type Answers } from './answers.ts';
import { openArchive, type Archive } from './archive.ts';
import { openGames, type Games } from './games.ts';
import { latestVersion, migrate, versionOf } from './migrations/index.ts';
import { openSettings, type SettingsStore } from './settings.ts';
import { StorageError } from './storage-error.ts';

export interface Storage {
  readonly archive: Archive;
  readonly games: Games;
  readonly answers: Answers;
  readonly settings: SettingsStore;
  /** All of it is on disk when this returns, or none of it and a `StorageError` is thrown. */
  write<T>(work: () => T): T;
  /** Reads, with a `StorageError` for whatever the database refuses. */
  read<T>(work: () => T): T;
  /** The settings that durability depends on, as the database has them. */
  pragmas(): Pragmas;
  close(): void;
}

type Pragmas = Readonly<Record<string, unknown>>;

export function openStorage(file: string): Storage {
  if (existsSync(file)) lookOver(file);
  const db = openDatabase(file);
  return {
    archive: openArchive(db),
    games: openGames(db),
    answers: openAnswers(db),
    settings: openSettings(db),
    write: (work) => guarded('written', () => db.transaction(work).immediate()),
    read: (work) => guarded('read', work),
    pragmas: () => pragmasOf(db),
    close: () => void db.close(),
  };
}

/** On a connection that cannot write, so that a damaged file stays as it was found. */
function lookOver(file: string): void {
  let db: Database | undefined;
  try {
    db = new Sqlite(file, { readonly: true, fileMustExist: true });
    const found = db.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw damaged(file, String(found));
    if (versionOf(db) > latestVersion) throw tooNew(file);
  } catch (error) {
    throw error instanceof OpeningError ? error : damaged(file, messageOf(error), error);
  } finally {
    db?.close();
  }
}

function openDatabase(file: string): Database {
  let db: Database | undefined;
  try {
    db = new Sqlite(file);
    settle(db);
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw new OpeningError(
      'database',
      `The database ${file} cannot be opened (${messageOf(error)}). Choose another data folder, on a local disk with free space, with --data-dir.`,
      { cause: error },
    );
  }
}

/** SAVE-3: better-sqlite3 would use NORMAL in WAL mode, which can lose the last answers in a power cut. */
function settle(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const found = pragmasOf(db);
  for (const [name, value] of Object.entries(wanted)) {
    if (found[name] !== value) {
      throw new Error(`${name} is ${String(found[name])} and has to be ${value}`);
    }
  }
}

const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 };

function pragmasOf(db: Database): Pragmas {
  return Object.fromEntries(
    Object.keys(wanted).map((name) => [name, db.pragma(name, { simple: true })]),
  );
}

function guarded<T>(done: 'read' | 'written', work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new StorageError(
      `The database could not be ${done} (${error.message}). Nothing was changed; look whether the disk is full or was taken away.`,
      { cause: error },
    );
  }
}

function damaged(file: string, found: string, cause?: unknown): OpeningError {
  return new OpeningError(
    'database',
    `The database ${file} is damaged (${found}). It was left as it is: move it away or put a copy back, then start again.`,
    { cause },
  );
}

function tooNew(file: string): OpeningError {
  return new OpeningError(
    'database',
    `The database ${file} was written by a newer Tablekeep. It was left as it is: start the newer one, or choose another data folder with --data-dir.`,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
