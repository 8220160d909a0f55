// Every migration in its order, and how they are run: each once, in one transaction, by `user_version`.
import type { Database } from 'better-sqlite3';
import { first } from './0001-first.ts';
import { campaigns } from './0002-campaigns.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [first, campaigns];

export const latestVersion = Math.max(...migrations.map(({ version }) => version));

export function versionOf(db: Database): number {
  return db.pragma('user_version', { simple: true }) as number;
}

/** All that are missing, or none of them. */
export function migrate(db: Database, steps: readonly Migration[] = migrations): void {
  const from = versionOf(db);
  db.transaction(() => {
    for (const { version, sql, finish } of steps) {
      if (version <= from) continue;
      db.exec(sql);
      finish?.(db);
      db.pragma(`user_version = ${version}`);
    }
  }).immediate();
}
