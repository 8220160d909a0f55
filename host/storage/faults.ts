// What the database refuses, as sentences: what happened, that nothing was lost, and what to do.
import Sqlite from 'better-sqlite3';
import type { WireError } from '../api/api.ts';
import { StorageError } from './storage-error.ts';

interface Fault {
  readonly codes: RegExp;
  readonly code: WireError['code'];
  readonly what: string;
  readonly advice: string;
}

const faults: readonly Fault[] = [
  {
    codes: /^SQLITE_FULL/,
    code: 'disk-full',
    what: 'The disk is full',
    advice: 'Make room on the disk, then try again.',
  },
  {
    codes: /^SQLITE_(READONLY|PERM|AUTH|CANTOPEN)/,
    code: 'read-only',
    what: 'The data folder cannot be written to',
    advice:
      'Give yourself the right to write there, or look whether the disk was taken away; then try again.',
  },
  {
    codes: /^SQLITE_(CORRUPT|NOTADB)/,
    code: 'damaged',
    what: 'The database is damaged',
    advice: 'Start Tablekeep anew: it offers the newest backup.',
  },
];

const other: Omit<Fault, 'codes'> = {
  code: 'storage',
  what: 'The database could not be used',
  advice: 'Look whether the disk is full, broken or was taken away; then try again.',
};

/** Throws a `StorageError` for whatever the database refuses. */
export function guarded<T>(done: 'read' | 'written', work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw faultOf(error, done);
  }
}

function faultOf(
  error: InstanceType<typeof Sqlite.SqliteError>,
  done: 'read' | 'written',
): StorageError {
  const { code, what, advice } = faults.find(({ codes }) => codes.test(error.code)) ?? other;
  const message = `${what}, so nothing could be ${done} (${error.message}). Nothing was changed, and everything acknowledged before is kept. ${advice}`;
  return new StorageError(code, message, { cause: error });
}
