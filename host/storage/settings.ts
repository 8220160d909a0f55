// The household's settings, one row each; what has never been set has its default.
import type { Database } from 'better-sqlite3';
import type { Settings } from '../api/api.ts';
import { isWhole, sealOf, type Columns } from './seal.ts';

export interface SettingsStore {
  read(): Settings;
  change(changes: Partial<Settings>): Settings;
}

export const defaults: Settings = {
  language: 'en',
  motion: 'full',
  speed: 1,
  volume: 60,
  muted: false,
};

interface Row extends Columns {
  readonly key: string;
  readonly value: string;
  readonly seal: string;
}

export function openSettings(db: Database): SettingsStore {
  const select = db.prepare<[], Row>('SELECT key, value, seal FROM settings');
  const upsert = db.prepare<[string, string, string]>(
    'INSERT INTO settings (key, value, seal) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, seal = excluded.seal',
  );
  /** A setting that cannot be believed is as if it had never been set. */
  function read(): Settings {
    const stored = select.all().filter((row) => Object.hasOwn(defaults, row.key) && isWhole(row));
    const values = stored.map(({ key, value }) => [key, JSON.parse(value) as unknown]);
    return { ...defaults, ...(Object.fromEntries(values) as Partial<Settings>) };
  }
  return {
    read,
    change: db.transaction((changes: Partial<Settings>) => {
      for (const [key, change] of Object.entries(changes)) {
        const value = JSON.stringify(change);
        upsert.run(key, value, sealOf({ key, value }));
      }
      return read();
    }),
  };
}
