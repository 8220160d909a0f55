// The database: its settings, its tables, and what happens to a damaged one.
import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { latestVersion, migrate, migrations } from '../../../host/storage/migrations/index.ts';
import { openStorage, type Storage } from '../../../host/storage/open.ts';
import { root, temporaryFolder } from '../temporary.ts';

function databaseFile(): string {
  return join(temporaryFolder(), 'tablekeep.sqlite');
}

function open(file: string): Storage {
  const storage = openStorage(file);
  onTestFinished(() => storage.close());
  return storage;
}

const hash = 'a'.repeat(64);

function fill(storage: Storage): void {
  storage.write(() => {
    storage.archive.keep({ hash, id: 'x', version: '1.0.0', files: { 'a.json': '{}' } });
    for (let n = 0; n < 200; n += 1) {
      storage.games.add({
        id: `game${n}`,
        campaign: null,
        ruleset: hash,
        mods: [],
        players: [
          { name: 'Ann', kind: 'human' },
          { name: 'Ben', kind: 'human' },
        ],
        options: { long: true },
        seed: n,
        origin: 'new',
        parent: null,
        startHash: '0',
        entries: 0,
        step: 0,
        startedAt: '2026-01-01T00:00:00.000Z',
        playedAt: '2026-01-01T00:00:00.000Z',
        result: null,
      });
    }
  });
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

describe('settings', () => {
  test('[SAVE-3] a database in use is in WAL mode with synchronous FULL and foreign keys', () => {
    const storage = open(databaseFile());
    expect(storage.pragmas()).toEqual({ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 });
  });

  test('[SAVE-3] a database that cannot be in WAL mode is not used', () => {
    expect(() => openStorage(':memory:')).toThrow(
      expect.objectContaining({
        code: 'database',
        message: expect.stringContaining('journal_mode is memory and has to be wal') as string,
      }),
    );
  });
});

describe('tables', () => {
  test('[SAVE-5] SCHEMA.md shows the tables as the migrations leave them', () => {
    const db = new Sqlite(':memory:');
    onTestFinished(() => void db.close());
    migrate(db);
    const rows = db
      .prepare<[], { sql: string }>('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL')
      .all();
    const tables = rows.map(({ sql }) => `${sql};`).join('\n\n');
    const page = readFileSync(join(root, 'host', 'storage', 'SCHEMA.md'), 'utf8');
    expect(/```sql\n(.*?)\n```/s.exec(page)?.[1]).toBe(tables);
    expect(page).toContain(`\`user_version\` ${latestVersion}`);
  });

  test('[SAVE-5] migrations are numbered from 1 without gaps, and each is run once', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1));
    const file = databaseFile();
    const first = openStorage(file);
    fill(first);
    first.close();
    expect(open(file).games.list()).toHaveLength(200);
  });
});

describe('a database that cannot be used', () => {
  test('[SAVE-6] one that is no database is reported and left untouched', () => {
    const file = databaseFile();
    writeFileSync(file, 'Dear diary, this is not a database. '.repeat(500));
    expectRefused(file, /is damaged \(file is not a database\)\. It was left as it is: restore/);
  });

  test('[SAVE-6] one with pages overwritten is reported and left untouched', () => {
    const file = filled();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096 * 2, bytes.length);
    writeFileSync(file, bytes);
    expectRefused(file, /is damaged \(.+\)\. It was left as it is/s);
  });

  test('[SAVE-6] one that was cut short is reported and left untouched', () => {
    const file = filled();
    truncateSync(file, 4096 * 3);
    expectRefused(file, /is damaged \(.+\)\. It was left as it is/s);
  });

  test('[SAVE-6] one of a newer version is reported and left untouched', () => {
    const file = filled();
    const db = new Sqlite(file);
    db.pragma(`user_version = ${latestVersion + 1}`);
    db.close();
    expectRefused(file, /was written by a newer Tablekeep\. It was left as it is/, 'database');
  });

  function filled(): string {
    const file = databaseFile();
    const storage = openStorage(file);
    fill(storage);
    storage.close();
    return file;
  }

  function expectRefused(file: string, message: RegExp, code = 'damaged'): void {
    const before = digest(file);
    expect(() => openStorage(file)).toThrow(
      expect.objectContaining({
        code,
        message: expect.stringMatching(message) as string,
      }),
    );
    expect(digest(file)).toBe(before);
  }
});

test('[SAVE-8] a write that fails half-way leaves nothing behind', () => {
  const storage = open(databaseFile());
  fill(storage);
  const touch = () =>
    storage.write(() => {
      storage.games.change(storage.games.find('game1')!, { playedAt: '2027-01-01T00:00:00.000Z' });
      const answer = { seat: 0, move: 'm', picks: {} };
      storage.answers.append(999, { entry: 1, step: 1, answer, stateHash: '0' });
    });
  expect(touch).toThrow(/nothing could be written \(.*FOREIGN KEY.*\)\. Nothing was changed/);
  expect(storage.games.find('game1')?.playedAt).toBe('2026-01-01T00:00:00.000Z');
});

test('[SAVE-10] settings have defaults, change one by one, and are still there later', () => {
  const file = databaseFile();
  const first = openStorage(file);
  const sounds = { motion: 'full', speed: 1, volume: 60, muted: false };
  expect(first.settings.read()).toEqual({ language: 'en', ...sounds });
  expect(first.settings.change({ language: 'fr' })).toEqual({ language: 'fr', ...sounds });
  first.close();
  expect(open(file).settings.read()).toEqual({ language: 'fr', ...sounds });
});
