// From every released version of the tables to the newest: after a backup, all of it or nothing.
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import {
  latestVersion,
  migrate,
  migrations,
  versionOf,
} from '../../../host/storage/migrations/index.ts';
import type { Migration } from '../../../host/storage/migrations/migration.ts';
import { openTable, rows } from '../table.ts';
import { temporaryFolder } from '../temporary.ts';

const released = join(import.meta.dirname, 'released');

function releasedFolder(name: string): string {
  const folder = temporaryFolder();
  copyFileSync(join(released, name), join(folder, 'tablekeep.sqlite'));
  return folder;
}

const content = (file: string) => {
  const db = new Sqlite(file, { readonly: true });
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all();
  const all = tables.map((name) => [name, db.prepare(`SELECT * FROM ${name}`).all()]);
  db.close();
  return all;
};

describe.each(readdirSync(released))('%s', (name) => {
  test('[SAVE-5] opens with its games, settings and answers, after a backup of what it was', async () => {
    const folder = releasedFolder(name);
    const before = content(join(folder, 'tablekeep.sqlite'));
    const table = openTable(folder);
    expect((await table.call('hello', {})).settings.language).toBe('fr');
    const games = await table.call('games', {});
    expect(games.map(({ rulesetId, step }) => [rulesetId, step])).toEqual([
      ['tic-tac-toe', 5],
      ['four-in-a-row', 37],
      ['tic-tac-toe', 3],
    ]);
    expect(games[0]).toMatchObject({ seats: ['Ann', 'Zoë'], result: { winners: [0] } });
    for (const { game, step, result } of games) {
      const open = await table.call('openGame', { game });
      expect(open.view).toMatchObject({ step, result });
      expect(await table.call('verify', { game })).toMatchObject({ same: true, answers: step });
    }
    const { folder: backups, backups: list } = await table.call('backups', {});
    const kept = list.find(({ reason }) => reason === 'migration');
    expect(kept).toMatchObject({ good: true, games: 3, answers: 45 });
    expect(content(join(backups, kept!.backup))).toEqual(before);
  });

  test('[SAVE-5] interrupted at any step, nothing has changed, and the next try does the same', () => {
    const straight = releasedFolder(name);
    const done = new Sqlite(join(straight, 'tablekeep.sqlite'));
    migrate(done);
    done.close();
    const file = join(releasedFolder(name), 'tablekeep.sqlite');
    const original = content(file);
    const steps = migrations.flatMap(({ sql }) => sql.split(/;\n/).length);
    const all = steps.reduce((sum, count) => sum + count, 0);
    for (let stop = 1; stop <= all + 1; stop += 1) {
      const db = new Sqlite(file);
      expect(() => migrate(db, brokenAfter(stop))).toThrow('power cut');
      db.close();
      expect(content(file)).toEqual(original);
    }
    const again = new Sqlite(file);
    migrate(again);
    expect(versionOf(again)).toBe(latestVersion);
    again.close();
    expect(content(file)).toEqual(content(join(straight, 'tablekeep.sqlite')));
  });
});

/** The migrations with a failure after so many statements of them all. */
function brokenAfter(stop: number): Migration[] {
  let left = stop;
  return migrations.map((migration) => {
    const statements = migration.sql.split(/;\n/);
    const run = statements.slice(0, Math.max(0, left));
    left -= statements.length;
    if (left >= 0 && migration.version < latestVersion) return migration;
    return {
      version: migration.version,
      sql: run.join(';\n'),
      finish(db) {
        if (left > 0) migration.finish?.(db);
        throw new Error('power cut');
      },
    };
  });
}

test('[SAVE-5] without room for the backup nothing is migrated', () => {
  const folder = releasedFolder('version-1.sqlite');
  const before = content(join(folder, 'tablekeep.sqlite'));
  // A file where the folder of backups should be.
  copyFileSync(join(released, 'version-1.sqlite'), join(folder, 'backups'));
  expect(() => openTable(folder)).toThrow(/cannot be opened \(.*\)\. It was left as it is/s);
  const now = content(join(folder, 'tablekeep.sqlite'));
  expect(now).toEqual(before);
});

test('[SAVE-5] a new database is made without a backup', async () => {
  const table = openTable();
  expect((await table.call('backups', {})).backups).toEqual([]);
  expect(rows(table.dataFolder)['games']).toEqual([]);
});
