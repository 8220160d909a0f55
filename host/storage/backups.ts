// Copies of the database in a folder of their own: made by SQLite, opened to prove that they work, and rotated.
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Backup, BackupReason } from '../api/api.ts';
import { lookOver, type Looked } from './look-over.ts';
import { latestVersion } from './migrations/index.ts';
import { expendable } from './rotation.ts';
import { StorageError } from './storage-error.ts';

export interface BackupFolder {
  readonly folder: string;
  /** Newest first. */
  list(): readonly Backup[];
  /** The path of one that can be restored. */
  find(name: string): string | null;
  make(reason: BackupReason, copyTo: (file: string) => Promise<void>): Promise<Backup>;
  makeNow(reason: BackupReason, copyTo: (file: string) => void): Backup;
}

interface Shelf {
  readonly folder: string;
  readonly clock: () => Date;
  /** What was found in a file of this name, time and size. */
  readonly looked: Map<string, Looked>;
}

const pattern = /^(\d{6})-(\d{8}T\d{6}Z)-([a-z-]+)\.sqlite$/;

export function openBackups(folder: string, clock: () => Date): BackupFolder {
  const shelf: Shelf = { folder, clock, looked: new Map() };
  let last: Promise<unknown> = Promise.resolve();
  return {
    folder,
    list: () => listed(shelf),
    find: (name) =>
      listed(shelf).some((each) => each.backup === name && each.good) ? join(folder, name) : null,
    // One after the other: two at once would write into the same draft.
    make(reason, copyTo) {
      const made = last.then(() => make(shelf, reason, copyTo));
      last = made.catch(() => undefined);
      return made;
    },
    makeNow(reason, copyTo) {
      const draft = draftFile(shelf, 'unproven-now.sqlite');
      try {
        copyTo(draft);
      } catch (error) {
        throw notMade(draft, error);
      }
      return kept(shelf, reason, draft);
    },
  };
}

async function make(
  shelf: Shelf,
  reason: BackupReason,
  copyTo: (file: string) => Promise<void>,
): Promise<Backup> {
  const draft = draftFile(shelf, 'unproven.sqlite');
  try {
    await copyTo(draft);
  } catch (error) {
    throw notMade(draft, error);
  }
  return kept(shelf, reason, draft);
}

/** A copy has another name until it is proven. */
function draftFile({ folder }: Shelf, name: string): string {
  const draft = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notMade(draft, error);
  }
  removeAll(draft);
  return draft;
}

function kept(shelf: Shelf, reason: BackupReason, draft: string): Backup {
  try {
    settle(draft);
    const looked = lookOver(draft, 'whole');
    if (!looked.ok) throw new Error(looked.found);
    if (looked.version === 0) throw new Error('the copy is empty');
    const name = nextName(shelf, reason);
    sync(draft);
    renameSync(draft, join(shelf.folder, name));
    sync(shelf.folder);
    rotate(shelf, name);
    return backupOf(shelf, name)!;
  } catch (error) {
    throw notMade(draft, error);
  }
}

/** One plain file without a write-ahead log: it can be read from a place that may not be written to. */
function settle(file: string): void {
  const db = new Sqlite(file);
  try {
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}

/** Numbers order the backups, since clocks may be set back. */
function nextName(shelf: Shelf, reason: BackupReason): string {
  const numbers = names(shelf).map((name) => Number(pattern.exec(name)?.[1] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(6, '0');
  const time = shelf
    .clock()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  return `${number}-${time}-${reason}.sqlite`;
}

function names({ folder }: Shelf): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^[0-9a-zA-Z-]{1,100}\.sqlite$/.test(name) && !name.startsWith('unproven'))
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

function listed(shelf: Shelf): Backup[] {
  return names(shelf).flatMap((name) => backupOf(shelf, name) ?? []);
}

/** Also of a file that somebody has put there under a name of their own. */
function backupOf(shelf: Shelf, name: string): Backup | null {
  const file = join(shelf.folder, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  const mark = `${name} ${stat.mtimeMs} ${stat.size}`;
  const looked = shelf.looked.get(mark) ?? lookOver(file);
  shelf.looked.set(mark, looked);
  const [, , time, reason] = pattern.exec(name) ?? [];
  return {
    backup: name,
    reason: (reason ?? 'unknown') as BackupReason,
    madeAt: time ? timeOf(time) : stat.mtime.toISOString(),
    bytes: stat.size,
    good: looked.ok && looked.version > 0 && looked.version <= latestVersion,
    games: looked.ok ? looked.games : 0,
    answers: looked.ok ? looked.answers : 0,
  };
}

function timeOf(text: string): string {
  return text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');
}

function rotate(shelf: Shelf, newest: string): void {
  const named = names(shelf).flatMap((name) => {
    const [, , time, reason] = pattern.exec(name) ?? [];
    return time && reason ? [{ name, day: time.slice(0, 8), reason }] : [];
  });
  for (const name of expendable(named)) {
    if (name !== newest) rmSync(join(shelf.folder, name), { force: true });
  }
}

/** Windows does not sync folders. */
function sync(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function removeAll(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
}

function notMade(draft: string, error: unknown): StorageError {
  try {
    removeAll(draft);
  } catch {
    // A disk that refuses even this has its reason in `error`.
  }
  const found = error instanceof Error ? error.message : String(error);
  const full = /full|ENOSPC/.test(found);
  return new StorageError(
    full ? 'disk-full' : 'storage',
    `No backup could be made (${found}), so nothing was changed. ${full ? 'Make room on the disk' : 'Look whether the disk can be written to'}, then try again.`,
    { cause: error },
  );
}
