// Positions kept so that a long game opens at once: a cache, believed only where it agrees with the answers.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import type { GameEvent, State } from '../../engine/index.ts';
import type { Line } from './line.ts';

/** One after so many answers. */
export const snapshotEvery = 100;

export interface Snapshot {
  readonly state: State;
  /** The log of the answers since the snapshot before, or since the beginning. */
  readonly log: readonly GameEvent[];
}

export interface Snapshots {
  put(game: number, entry: number, snapshot: Snapshot): void;
  /** Null if there is none, or if it is no longer as it was written. */
  find(game: number, entry: number): Snapshot | null;
  /** Those of the first answers of one game for another, whose entries are its steps. */
  copy(game: number, line: Line, step: number, to: number): void;
  forget(game: number): void;
}

interface Row {
  readonly state: Buffer;
  readonly log: Buffer;
  readonly sum: string;
}

/** Far more than any snapshot; a damaged length must not fill the memory. */
const largest = { maxOutputLength: 64 * 1024 * 1024 };

export function openSnapshots(db: Database): Snapshots {
  const insert = db.prepare<[number, number, Buffer, Buffer, string]>(
    'INSERT OR REPLACE INTO snapshots (game, entry, state, log, sum) VALUES (?, ?, ?, ?, ?)',
  );
  const select = db.prepare<[number, number], Row>(
    'SELECT state, log, sum FROM snapshots WHERE game = ? AND entry = ?',
  );
  const copyOne = db.prepare<[number, number, number, number]>(
    'INSERT INTO snapshots SELECT ?, ?, state, log, sum FROM snapshots WHERE game = ? AND entry = ?',
  );
  const drop = db.prepare<[number]>('DELETE FROM snapshots WHERE game = ?');
  return {
    put(game, entry, { state, log }) {
      const [stateBytes, logBytes] = [packed(state), packed(log)];
      insert.run(game, entry, stateBytes, logBytes, sumOf(stateBytes, logBytes));
    },
    find(game, entry) {
      const row = select.get(game, entry);
      return row ? unpacked(row) : null;
    },
    copy(game, line, step, to) {
      for (let at = snapshotEvery; at <= step; at += snapshotEvery) {
        copyOne.run(to, at, game, line.entryOf(at));
      }
    },
    forget: (game) => void drop.run(game),
  };
}

function packed(value: unknown): Buffer {
  return deflateRawSync(JSON.stringify(value));
}

function unpacked({ state, log, sum }: Row): Snapshot | null {
  if (sum !== sumOf(state, log)) return null;
  const read = (bytes: Buffer) => JSON.parse(inflateRawSync(bytes, largest).toString()) as unknown;
  return { state: read(state) as State, log: read(log) as readonly GameEvent[] };
}

function sumOf(state: Buffer, log: Buffer): string {
  return createHash('sha256').update(state).update(log).digest('hex').slice(0, 16);
}
