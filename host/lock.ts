// One household for each data folder: a lock that the system lifts when its process ends, however it ends.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { OpeningError } from './opening-error.ts';

export interface Lock {
  /** Tells others who has the folder, and where it is served. */
  announce(address: string): void;
  release(): void;
}

/** Who has the folder, as far as was written down; stale words are harmless, for the lock decides. */
interface Instance {
  readonly pid: number;
  readonly address?: string;
}

export function takeLock(dataFolder: string): Lock {
  const instanceFile = join(dataFolder, 'instance.json');
  const db = lockDatabase(dataFolder, instanceFile);
  const write = (instance: Instance) =>
    writeFileSync(instanceFile, `${JSON.stringify(instance)}\n`, { mode: 0o600 });
  write({ pid: process.pid });
  return {
    announce: (address) => write({ pid: process.pid, address }),
    release() {
      rmSync(instanceFile, { force: true });
      db.close();
    },
  };
}

function lockDatabase(dataFolder: string, instanceFile: string): { close(): void } {
  const file = join(dataFolder, 'lock.sqlite');
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(file, { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    return { close: () => void db?.close() };
  } catch (error) {
    db?.close();
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (code.startsWith('SQLITE_BUSY')) throw inUse(dataFolder, readInstance(instanceFile));
    throw new OpeningError(
      'data-folder',
      `The file ${file} cannot be used (${error instanceof Error ? error.message : String(error)}). It holds nothing of worth: delete it, or choose another data folder with --data-dir.`,
      { cause: error },
    );
  }
}

function inUse(dataFolder: string, instance: Instance | null): OpeningError {
  const who = instance ? ` (process ${instance.pid})` : '';
  const where = instance?.address ? ` at ${instance.address}` : '';
  return new OpeningError(
    'in-use',
    `Another Tablekeep${who} already has ${dataFolder} open${where}. Use that one, end it, or choose another data folder with --data-dir.`,
  );
}

function readInstance(file: string): Instance | null {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown; address?: unknown };
    if (typeof found.pid !== 'number') return null;
    return typeof found.address === 'string'
      ? { pid: found.pid, address: found.address }
      : { pid: found.pid };
  } catch {
    return null;
  }
}
