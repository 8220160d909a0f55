// Backups, what they are made before, and the way back from a damaged database.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookOver } from '../../../host/storage/look-over.ts';
import { expendable } from '../../../host/storage/rotation.ts';
import { openTable, rows, type Table } from '../table.ts';
import { temporaryFolder } from '../temporary.ts';

const file = (dataFolder: string) => join(dataFolder, 'tablekeep.sqlite');

async function damagedTable(backup: boolean) {
  const dataFolder = temporaryFolder();
  const before = openTable(dataFolder);
  const open = await before.playOn(await before.newGame('tic-tac-toe'), 3);
  if (backup) await before.call('backUp', {});
  before.household.close();
  const damaged = readFileSync(file(dataFolder));
  damaged.fill(0x5a, 4096, 4096 * 4);
  writeFileSync(file(dataFolder), damaged);
  return { dataFolder, open, damaged, table: openTable(dataFolder) };
}

const asides = (folder: string) =>
  readdirSync(folder).filter((name) => /^tablekeep-damaged-.*\.sqlite$/.test(name));

describe('a backup', () => {
  test('[SAVE-19] holds everything acknowledged so far, and has been opened to prove it', async () => {
    const table = openTable();
    await table.playOn(await table.newGame('tic-tac-toe'), 3);
    const backup = await table.call('backUp', {});
    expect(backup).toMatchObject({ reason: 'by-hand', good: true, games: 1, answers: 3 });
    const copy = join(table.dataFolder, 'backups', backup.backup);
    expect(lookOver(copy, 'whole')).toMatchObject({ ok: true, games: 1, answers: 3 });
    expect(readdirSync(join(table.dataFolder, 'backups'))).toEqual([backup.backup]);
  });

  test('[SAVE-19] is restored after the present was backed up, and the game goes on from there', async () => {
    const table = openTable();
    const open = await table.playOn(await table.newGame('tic-tac-toe'), 2);
    const then = rows(table.dataFolder);
    const { backup } = await table.call('backUp', {});
    await table.playOn(open, 2);
    const now = rows(table.dataFolder);
    const restored = await table.call('restoreBackup', { backup });
    expect(restored.games).toBe(1);
    expect(rows(table.dataFolder)).toEqual(then);
    expect(await table.call('openGame', { game: open.game })).toEqual(open);
    expect((await table.playOn(open, 1)).view.step).toBe(3);
    const { backups } = await table.call('backups', {});
    const before = backups.find(({ reason }) => reason === 'restore');
    expect(restored.kept).toBe(join(table.dataFolder, 'backups', before!.backup));
    await table.call('restoreBackup', { backup: before!.backup });
    expect(rows(table.dataFolder)).toEqual(now);
  });

  test('[SAVE-19] that is not there or cannot be read is refused, and nothing changes', async () => {
    const table = openTable();
    await table.newGame('tic-tac-toe');
    mkdirSync(join(table.dataFolder, 'backups'));
    writeFileSync(join(table.dataFolder, 'backups', 'mine.sqlite'), 'Dear diary'.repeat(1000));
    const before = rows(table.dataFolder);
    for (const backup of ['mine.sqlite', 'none.sqlite', 'tablekeep.sqlite']) {
      expect((await table.error('restoreBackup', { backup })).code).toBe('unknown-backup');
    }
    expect((await table.call('backups', {})).backups).toMatchObject([
      { backup: 'mine.sqlite', reason: 'unknown', good: false },
    ]);
    expect(rows(table.dataFolder)).toEqual(before);
  });

  test('[SAVE-19] is made by itself if anything was played, and not again if nothing was', async () => {
    const table = openTable(temporaryFolder(), { rhythm: { first: 1, every: 20 } });
    const newest = async () => (await table.call('backups', {})).backups;
    await table.playOn(await table.newGame('tic-tac-toe'), 2);
    const settled = async () => (await newest())[0];
    await expect.poll(settled).toMatchObject({ reason: 'rotating', good: true, answers: 2 });
    const made = await newest();
    await new Promise((done) => setTimeout(done, 100));
    expect(await newest()).toEqual(made);
  });

  test('[SAVE-19] of rotating ones the newest stay, then one a day, then one a week; those made by hand stay', () => {
    const all = Array.from({ length: 400 }, (_, n) => ({
      name: String(n),
      day: new Date(Date.UTC(2026, 10, 18) - n * 6 * 3600_000)
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', ''),
      reason: n === 399 ? 'by-hand' : 'rotating',
    }));
    const gone = new Set(expendable(all));
    const stays = all.filter(({ name }) => !gone.has(name));
    expect(stays.slice(0, 5).map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4']);
    expect(stays.at(-1)?.reason).toBe('by-hand');
    expect(stays.length).toBeLessThanOrEqual(5 + 7 + 8 + 1);
    expect(new Set(stays.map(({ day }) => day)).size).toBeGreaterThan(10);
    const reasons = Array.from({ length: 9 }, (_, n) => ({
      name: String(n),
      day: '20260101',
      reason: 'delete',
    }));
    expect(expendable(reasons)).toEqual(['5', '6', '7', '8']);
  });

  test('[SAVE-24] a clock that is set back spoils neither the order of backups nor that of games', async () => {
    let now = Date.parse('2026-06-01T00:00:00Z');
    const table = openTable(temporaryFolder(), { clock: () => new Date((now -= 3600_000)) });
    const first = await table.newGame('tic-tac-toe');
    const { backup: older } = await table.call('backUp', {});
    const second = await table.newGame('tic-tac-toe');
    const { backup: newer } = await table.call('backUp', {});
    expect((await table.call('backups', {})).backups.map((each) => each.backup)).toEqual([
      newer,
      older,
    ]);
    const order = async () => (await table.call('games', {})).map(({ game }) => game);
    expect(await order()).toEqual([second.game, first.game]);
    await table.playOn(first, 1);
    expect(await order()).toEqual([first.game, second.game]);
  });
});

describe('a damaged database', () => {
  async function served(table: Table) {
    expect((await table.error('games', {})).code).toBe('damaged');
    expect((await table.error('backUp', {})).code).toBe('damaged');
    return (await table.call('hello', {})).trouble;
  }

  test('[SAVE-12] is not touched; the newest good backup is offered, and restoring it sets it aside', async () => {
    const { dataFolder, open, damaged, table } = await damagedTable(true);
    const trouble = await served(table);
    expect(trouble).toMatchObject({ code: 'damaged', offer: { games: 1, answers: 3, good: true } });
    expect(readFileSync(file(dataFolder)).equals(damaged)).toBe(true);
    const { kept, games } = await table.call('restoreBackup', { backup: trouble!.offer!.backup });
    expect(games).toBe(1);
    expect(asides(dataFolder)).toHaveLength(1);
    expect(readFileSync(kept).equals(damaged)).toBe(true);
    expect((await table.call('hello', {})).trouble).toBeNull();
    expect(await table.call('openGame', { game: open.game })).toEqual(open);
  });

  test('[SAVE-12] without a backup one can begin afresh, and it is kept under a clear name', async () => {
    const { dataFolder, damaged, table } = await damagedTable(false);
    expect(await served(table)).toMatchObject({ offer: null });
    const { kept } = await table.call('startAfresh', {});
    expect(kept).toMatch(/tablekeep-damaged-\d{8}T\d{6}Z\.sqlite$/);
    expect(readFileSync(kept).equals(damaged)).toBe(true);
    expect(asides(dataFolder)).toHaveLength(1);
    expect(await table.call('games', {})).toEqual([]);
    expect((await table.playOn(await table.newGame('tic-tac-toe'), 99)).view.result).not.toBeNull();
  });

  test('[SAVE-12] a sound one cannot be set aside by mistake', async () => {
    const table = openTable();
    await table.newGame('tic-tac-toe');
    expect((await table.error('startAfresh', {})).message).toContain('Nothing was changed');
    expect(await table.call('games', {})).toHaveLength(1);
    expect(existsSync(file(table.dataFolder))).toBe(true);
  });
});
