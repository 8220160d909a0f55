// The household's settings, one row each; what has never been set has its default.
import type { Database } from 'better-sqlite3';
import type { Settings } from '../api/api.ts';

export interface SettingsStore {
  read(): Settings;
  change(changes: Partial<Settings>): Settings;
}

const defaults: Settings = { language: 'en', motion: 'full' };

export function openSettings(db: Database): SettingsStore {
  const select = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings');
  const upsert = db.prepare<[string, string]>(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  function read(): Settings {
    const stored = select.all().filter(({ key }) => Object.hasOwn(defaults, key));
    const values = stored.map(({ key, value }) => [key, JSON.parse(value) as unknown]);
    return { ...defaults, ...(Object.fromEntries(values) as Partial<Settings>) };
  }
  return {
    read,
    change: db.transaction((changes: Partial<Settings>) => {
      for (const [key, value] of Object.entries(changes)) upsert.run(key, JSON.stringify(value));
      return read();
    }),
  };
}
