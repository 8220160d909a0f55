// Named points of games. A point holds an entry, so that it stays what it was when answers are taken back.
import type { Database } from 'better-sqlite3';
import { isWhole, sealOf, type Columns } from './seal.ts';
import { DamagedRow } from './storage-error.ts';

export interface StoredSave {
  readonly key: number;
  readonly id: string;
  /** The key of its game. */
  readonly game: number;
  readonly entry: number;
  readonly step: number;
  readonly name: string;
  readonly savedAt: string;
  readonly binnedAt: string | null;
}

export interface Saves {
  add(save: Omit<StoredSave, 'key' | 'binnedAt'>): StoredSave;
  find(id: string): StoredSave | null;
  /** Those that can be believed, in the order in which they were made. */
  of(game: number): readonly StoredSave[];
  list(): readonly StoredSave[];
  change(save: StoredSave, change: Partial<Pick<StoredSave, 'name' | 'binnedAt'>>): StoredSave;
  remove(key: number): void;
}

interface Row extends Columns {
  readonly key: number;
  readonly id: string;
  readonly game: number;
  readonly entry: number;
  readonly step: number;
  readonly name: string;
  readonly saved_at: string;
  readonly binned_at: string | null;
  readonly seal: string;
}

export function openSaves(db: Database): Saves {
  const write = db.prepare<[Columns]>(
    `INSERT OR REPLACE INTO saves (key, id, game, entry, step, name, saved_at, binned_at, seal)
     VALUES (@key, @id, @game, @entry, @step, @name, @saved_at, @binned_at, @seal)`,
  );
  const select = db.prepare<[string], Row>('SELECT * FROM saves WHERE id = ?');
  const selectOf = db.prepare<[number], Row>('SELECT * FROM saves WHERE game = ? ORDER BY key');
  const selectAll = db.prepare<[], Row>('SELECT * FROM saves ORDER BY key');
  const lastKey = db.prepare<[], number>('SELECT coalesce(max(key), 0) FROM saves').pluck();
  const drop = db.prepare<[number]>('DELETE FROM saves WHERE key = ?');

  function put(save: StoredSave): StoredSave {
    const row = rowOf(save);
    write.run({ ...row, seal: sealOf(row) });
    return save;
  }
  return {
    add: (save) => put({ ...save, key: lastKey.get()! + 1, binnedAt: null }),
    find(id) {
      const row = select.get(id);
      if (!row) return null;
      if (!isWhole(row)) throw new DamagedRow('its record is not as it was written');
      return saveOf(row);
    },
    of: (game) => selectOf.all(game).filter(isWhole).map(saveOf),
    list: () => selectAll.all().filter(isWhole).map(saveOf),
    change: (save, change) => put({ ...save, ...change }),
    remove: (key) => void drop.run(key),
  };
}

function saveOf({ saved_at: savedAt, binned_at: binnedAt, seal: _seal, ...row }: Row): StoredSave {
  return { ...row, savedAt, binnedAt };
}

function rowOf({ savedAt, binnedAt, ...save }: StoredSave): Columns {
  return { ...save, saved_at: savedAt, binned_at: binnedAt };
}
