// The household's database from outside: opened, found damaged, backed up, restored, begun afresh.
import { join } from 'node:path';
import type { Backup, Restored, Trouble } from './api/api.ts';
import type { HouseholdConfig } from './config.ts';
import { OpeningError } from './opening-error.ts';
import { RequestError } from './request-error.ts';
import { makeRooms, type Rooms } from './serve.ts';
import { openBackups, type BackupFolder } from './storage/backups.ts';
import { openStorage } from './storage/open.ts';
import { putInPlace, setAside } from './storage/replace.ts';
import { StorageError } from './storage/storage-error.ts';

export interface Store {
  readonly backups: BackupFolder;
  /** Null while the database is damaged. */
  rooms(): Rooms | null;
  trouble(): Trouble | null;
  backUp(): Promise<Backup>;
  restore(name: string): Promise<Restored>;
  startAfresh(): Restored;
  close(): void;
}

interface Place {
  readonly config: HouseholdConfig;
  readonly file: string;
  readonly clock: () => Date;
  readonly backups: BackupFolder;
}

/** Throws an `OpeningError`, but not for a damaged database: that is a state to get out of. */
export function openStore(config: HouseholdConfig): Store {
  const clock = config.clock ?? (() => new Date());
  const file = join(config.dataFolder, 'tablekeep.sqlite');
  const backups = openBackups(join(config.dataFolder, 'backups'), clock);
  const place: Place = { config, file, clock, backups };
  let { rooms, damage } = tryOpening(place);

  function reopen(): Rooms {
    ({ rooms, damage } = tryOpening(place));
    if (!rooms) throw new StorageError('damaged', damage?.message ?? '');
    return rooms;
  }

  return {
    backups,
    rooms: () => rooms,
    trouble: () => damage && troubleOf(place, damage),
    async backUp() {
      const { storage } = needRooms(rooms);
      return backups.make('by-hand', (copy) => storage.copyTo(copy));
    },
    async restore(name) {
      const copy = backups.find(name);
      if (copy === null) throw unknownBackup(name);
      const kept = await putAway(place, rooms);
      rooms = null;
      putInPlace(copy, file);
      const games = reopen().storage.games.list().length;
      return { kept, games };
    },
    startAfresh() {
      if (rooms) throw notDamaged();
      const kept = setAside(file, clock());
      return { kept, games: reopen().storage.games.list().length };
    },
    close() {
      rooms?.storage.close();
      rooms = null;
    },
  };
}

interface Opened {
  readonly rooms: Rooms | null;
  readonly damage: OpeningError | null;
}

function tryOpening({ config, file, backups }: Place): Opened {
  try {
    const storage = openStorage(file, (copyNow) => {
      backups.makeNow('migration', copyNow);
    });
    return { rooms: makeRooms(config, storage, backups), damage: null };
  } catch (error) {
    if (error instanceof OpeningError && error.code === 'damaged') {
      return { rooms: null, damage: error };
    }
    throw error;
  }
}

/** SAVE-12: what was there is kept: as a backup, or under a clear name if it is damaged. */
async function putAway({ file, clock, backups }: Place, rooms: Rooms | null): Promise<string> {
  if (!rooms) return setAside(file, clock());
  const { storage } = rooms;
  const { backup } = await backups.make('restore', (copy) => storage.copyTo(copy));
  storage.close();
  return join(backups.folder, backup);
}

function troubleOf({ file, backups }: Place, { message }: OpeningError): Trouble {
  const offer = backups.list().find(({ good }) => good) ?? null;
  return { code: 'damaged', message, file, offer };
}

export function needRooms(rooms: Rooms | null): Rooms {
  if (rooms) return rooms;
  throw new StorageError(
    'damaged',
    'The database is damaged and was left as it is. Restore a backup, or set it aside and begin afresh.',
  );
}

function unknownBackup(name: string): RequestError {
  return new RequestError(
    'unknown-backup',
    `There is no backup ${name} that can be restored. Nothing was changed: choose another.`,
  );
}

function notDamaged(): RequestError {
  return new RequestError(
    'unknown-backup',
    'The database is not damaged, so it was not set aside. Nothing was changed.',
  );
}
