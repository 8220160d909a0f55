// Opens the household's database: looked over before anything is written, settings asserted, tables migrated.
import { existsSync, rmSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { OpeningError } from '../opening-error.ts';
import { openAnswers, type Answers } from './answers.ts';
import { openArchive, type Archive } from './archive.ts';
import { openCampaigns, type Campaigns } from './campaigns.ts';
import { guarded } from './faults.ts';
import { openGames, type Games } from './games.ts';
import { countOf, lookOver } from './look-over.ts';
import { latestVersion, migrate, versionOf } from './migrations/index.ts';
import { openSaves, type Saves } from './saves.ts';
import { openSettings, type SettingsStore } from './settings.ts';
import { openSnapshots, type Snapshots } from './snapshots.ts';
import { lostInLog } from './write-ahead.ts';

export interface Storage {
  readonly file: string;
  readonly archive: Archive;
  readonly campaigns: Campaigns;
  readonly games: Games;
  readonly answers: Answers;
  readonly snapshots: Snapshots;
  readonly saves: Saves;
  readonly settings: SettingsStore;
  /** All of it is on disk when this returns, or none of it and a `StorageError` is thrown. */
  write<T>(work: () => T): T;
  /** Reads, with a `StorageError` for whatever the database refuses. */
  read<T>(work: () => T): T;
  /** How many rows there are of what players would miss. */
  counts(): Counts;
  /** A copy of everything acknowledged so far, by SQLite's own means; writing goes on meanwhile. */
  copyTo(file: string): Promise<void>;
  /** The same at once. */
  copyNow(file: string): void;
  /** The settings that durability depends on, as the database has them. */
  pragmas(): Pragmas;
  close(): void;
}

export interface Counts {
  readonly games: number;
  readonly answers: number;
}

type Pragmas = Readonly<Record<string, unknown>>;

/** Makes a copy of the database as it is, and proves it, before its tables are changed. */
export type BeforeMigration = (copyTo: (file: string) => void) => void;

/** Throws an `OpeningError`; its code is `damaged` if a backup may help. */
export function openStorage(file: string, before: BeforeMigration = () => undefined): Storage {
  if (existsSync(file)) needSound(file);
  const db = openDatabase(file, before);
  return {
    file,
    archive: openArchive(db),
    campaigns: openCampaigns(db),
    games: openGames(db),
    answers: openAnswers(db),
    snapshots: openSnapshots(db),
    saves: openSaves(db),
    settings: openSettings(db),
    write: (work) => guarded('written', () => db.transaction(work).immediate()),
    read: (work) => guarded('read', work),
    counts: () => ({ games: countOf(db, 'games'), answers: countOf(db, 'answers') }),
    async copyTo(copy) {
      await db.backup(copy);
    },
    copyNow: (copy) => copyNow(db, copy),
    pragmas: () => pragmasOf(db),
    close: () => void db.close(),
  };
}

function needSound(file: string): void {
  const lost = lostInLog(file);
  if (lost !== null) throw damaged(file, lost);
  const looked = lookOver(file);
  if (!looked.ok) throw looked.damaged ? damaged(file, looked.found) : unusable(file, looked.found);
  if (looked.version > latestVersion) throw tooNew(file);
}

function openDatabase(file: string, before: BeforeMigration): Database {
  let db: Database | undefined;
  try {
    const fresh = !existsSync(file);
    db = new Sqlite(file);
    settle(db);
    if (!fresh && versionOf(db) < latestVersion && versionOf(db) > 0) {
      before((copy) => copyNow(db!, copy));
    }
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof OpeningError ? error : unusable(file, messageOf(error), error);
  }
}

/** At once, while nobody else is there yet; the other way of copying takes its time. */
function copyNow(db: Database, copy: string): void {
  rmSync(copy, { force: true });
  db.prepare('VACUUM INTO ?').run(copy);
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

function damaged(file: string, found: string): OpeningError {
  return new OpeningError(
    'damaged',
    `The database ${file} is damaged (${found}). It was left as it is: restore a backup, or set it aside and begin afresh.`,
  );
}

function unusable(file: string, found: string, cause?: unknown): OpeningError {
  return new OpeningError(
    'database',
    `The database ${file} cannot be opened (${found}). It was left as it is. Look whether the disk is full or may not be written to, or choose another data folder, on a local disk, with --data-dir.`,
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
