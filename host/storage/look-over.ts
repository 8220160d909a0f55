// Looks a database over on a connection that cannot write, so that a damaged file stays as it was found.
import { statSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { versionOf } from './migrations/index.ts';

export type Looked =
  | {
      readonly ok: true;
      readonly version: number;
      readonly games: number;
      readonly answers: number;
    }
  | { readonly ok: false; readonly damaged: boolean; readonly found: string };

/** Up to this size indexes are compared with their tables as well, which takes longer. */
const wholeLook = 64 * 1024 * 1024;

export function lookOver(file: string, how: 'quick' | 'whole' = 'quick'): Looked {
  let db: Database | undefined;
  try {
    db = new Sqlite(file, { readonly: true, fileMustExist: true });
    const check =
      how === 'whole' || statSync(file).size <= wholeLook ? 'integrity_check' : 'quick_check';
    const found = db.pragma(`${check}(1)`, { simple: true });
    if (found !== 'ok') return { ok: false, damaged: true, found: String(found) };
    const version = versionOf(db);
    return { ok: true, version, games: countOf(db, 'games'), answers: countOf(db, 'answers') };
  } catch (error) {
    return { ok: false, damaged: isDamage(error), found: messageOf(error) };
  } finally {
    db?.close();
  }
}

function isDamage(error: unknown): boolean {
  const code = error instanceof Sqlite.SqliteError ? error.code : '';
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || code === 'SQLITE_ERROR';
}

/** A database that was only just begun has no tables yet. */
export function countOf(db: Database, table: 'games' | 'answers'): number {
  const there = db
    .prepare('SELECT count(*) FROM sqlite_master WHERE type = ? AND name = ?')
    .pluck()
    .get('table', table);
  if (there === 0) return 0;
  return db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get()!;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
