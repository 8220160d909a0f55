// What is saved stays saved: through a restart, a changed ruleset and a damaged game.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { hashFiles } from '../../host/rulesets/load.ts';
import { sealOf, type Columns } from '../../host/storage/seal.ts';
import { firstAnswer, openTable, rows, tamper } from './table.ts';
import { copyExample, temporaryFolder, write } from './temporary.ts';

describe('taking a game up again', () => {
  test('[SAVE-2] at every step, it is opened at the exact decision at which it was left', async () => {
    const dataFolder = temporaryFolder();
    let table = openTable(dataFolder);
    let open = await table.newGame('four-in-a-row');
    while (open.view.decision) {
      table.household.close();
      table = openTable(dataFolder);
      expect(await table.call('openGame', { game: open.game })).toEqual(open);
      open = await table.playOn(open, 1);
    }
    expect(open.view.result).not.toBeNull();
    table.household.close();
    expect(await openTable(dataFolder).call('openGame', { game: open.game })).toEqual(open);
  });

  test('[SAVE-2] the list tells how far each game is, the one played last first', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z');
    const clock = () => new Date((now += 60_000));
    const table = openTable(temporaryFolder(), { clock });
    const older = await table.playOn(await table.newGame('tic-tac-toe'), 3);
    const over = await table.playOn(await table.newGame('four-in-a-row'), 99);
    const newest = await table.playOn(older, 1);
    expect(await table.call('games', {})).toEqual([
      expect.objectContaining({
        game: newest.game,
        rulesetId: 'tic-tac-toe',
        names: { en: 'Tic-tac-toe', fr: 'Morpion' },
        seats: ['Ann', 'Ben'],
        step: 4,
        result: null,
        startedAt: '2026-01-01T00:01:00.000Z',
        playedAt: new Date(now).toISOString(),
      }),
      expect.objectContaining({
        game: over.game,
        rulesetId: 'four-in-a-row',
        step: over.view.step,
        result: over.view.result,
      }),
    ]);
  });
});

describe('the rules of a game in play', () => {
  test('[SAVE-4] stay as they were when its folder is changed, and then removed', async () => {
    const dataFolder = temporaryFolder();
    const folder = copyExample('tic-tac-toe', join(dataFolder, 'rulesets', 'mine'));
    const config = { shipped: [] };
    let table = openTable(dataFolder, config);
    const open = await table.playOn(await table.newGame('tic-tac-toe'), 2);
    const sheet = await table.call('sheet', { ruleset: open.ruleset });

    write(folder, 'programs/turn.json', '{ "programs": { "pass-the-turn": { "do": [] } } }');
    table.household.close();
    table = openTable(dataFolder, config);
    expect((await table.entry('tic-tac-toe')).hash).not.toBe(open.ruleset);
    expect(await table.call('openGame', { game: open.game })).toEqual(open);

    rmSync(folder, { recursive: true });
    table.household.close();
    table = openTable(dataFolder, config);
    expect((await table.call('library', {})).rulesets).toEqual([]);
    expect(await table.call('openGame', { game: open.game })).toEqual(open);
    expect(await table.call('sheet', { ruleset: open.ruleset })).toEqual(sheet);
    expect((await table.playOn(open, 99)).view.result).not.toBeNull();
  });

  test('[SAVE-4] are kept once, however many games are played by them', async () => {
    const table = openTable();
    await table.newGame('tic-tac-toe');
    await table.newGame('tic-tac-toe');
    expect(rows(table.dataFolder)['rulesets']).toHaveLength(1);
  });

  test('[SAVE-4] that this version cannot read are named, and the game is left as it is', async () => {
    const dataFolder = temporaryFolder();
    const before = openTable(dataFolder);
    const { game } = await before.newGame('tic-tac-toe');
    before.household.close();
    withoutFlow(dataFolder);
    const kept = rows(dataFolder);
    const table = openTable(dataFolder);
    expect(await table.error('openGame', { game })).toEqual({
      code: 'unknown-ruleset',
      message:
        'The rules of “tic-tac-toe” that were kept with this game cannot be read by this version of Tablekeep (The file “flow.json” is missing.). The game was left as it is.',
    });
    expect(await table.call('games', {})).toHaveLength(1);
    expect(rows(dataFolder)).toEqual(kept);
  });
});

/** As if the game had been begun by rules of another time, which had no such file. */
function withoutFlow(dataFolder: string): void {
  const db = new Sqlite(join(dataFolder, 'tablekeep.sqlite'));
  const kept = db.prepare<[], { files: string }>('SELECT files FROM rulesets').get()!;
  const { 'flow.json': _flow, ...files } = JSON.parse(kept.files) as Record<string, string>;
  const hash = hashFiles(files);
  const insert = db.prepare('INSERT INTO rulesets VALUES (?, ?, ?, ?)');
  insert.run(hash, 'tic-tac-toe', '1.0.0', JSON.stringify(files));
  db.prepare('UPDATE games SET ruleset = ?').run(hash);
  const row = db.prepare<[], Columns>('SELECT * FROM games').get()!;
  db.prepare('UPDATE games SET seal = ?').run(sealOf(row));
  db.close();
}

describe('a game that cannot go on as it was saved', () => {
  test('[SAVE-7] is reported with the answer that differs, and left untouched', async () => {
    const dataFolder = temporaryFolder();
    const before = openTable(dataFolder);
    const damaged = await before.playOn(await before.newGame('tic-tac-toe'), 3);
    const sound = await before.playOn(await before.newGame('tic-tac-toe'), 3);
    before.household.close();
    tamper(
      dataFolder,
      `UPDATE answers SET state_hash = '0000000000000000' WHERE step = 2 AND game = (SELECT key FROM games WHERE id = '${damaged.game}')`,
    );
    const kept = rows(dataFolder);
    const table = openTable(dataFolder);
    expect(await table.error('openGame', { game: damaged.game })).toEqual({
      code: 'differs',
      message: `The game ${damaged.game} no longer plays as it was saved. Answer 2 leads to another position. It was left as it is: open it with the version of Tablekeep that saved it, or make a copy of it by upgrading it.`,
    });
    const { game, view } = damaged;
    const answer = { seat: 1, move: 'place', picks: { space: 'grid/c3' } };
    expect((await table.error('answer', { game, step: view.step, answer })).code).toBe('differs');
    expect(rows(dataFolder)).toEqual(kept);
    expect(await table.call('openGame', { game: sound.game })).toEqual(sound);
  });

  test('[SAVE-8] an answer that cannot be stored is not accepted, and the game stays', async () => {
    const table = openTable();
    const open = await table.newGame('tic-tac-toe');
    const { game } = open;
    tamper(table.dataFolder, `INSERT INTO answers SELECT key, 1, 1, '{}', 'stray' FROM games`);
    const answer = { seat: 0, move: 'place', picks: { space: 'grid/b2' } };
    const error = await table.error('answer', { game, step: 0, answer });
    expect(error.code).toBe('storage');
    expect(error.message).toMatch(
      /nothing could be written \(.+\)\. Nothing was changed, and everything acknowledged/,
    );
    expect(await table.call('openGame', { game })).toEqual(open);
    tamper(table.dataFolder, `DELETE FROM answers WHERE state_hash = 'stray'`);
    expect((await table.call('answer', { game, step: 0, answer })).accepted).toBe(true);
  });
});

describe('watching a game again', () => {
  test('[SAVE-9] every step is what everyone could see then, with the log up to it', async () => {
    const table = openTable();
    let open = await table.newGame('four-in-a-row');
    const zones = [open.view.zones];
    while (firstAnswer(open)) {
      open = await table.playOn(open, 1);
      zones.push(open.view.zones);
    }
    for (const [step, seen] of zones.entries()) {
      const watched = await table.call('replay', { game: open.game, step });
      expect(watched).toMatchObject({ game: open.game, steps: zones.length - 1 });
      expect(watched.view).toMatchObject({ seat: null, decision: null, step, zones: seen });
      const answered = watched.log.filter(({ event }) => event === 'answered');
      expect(answered).toHaveLength(step);
    }
    const last = await table.call('replay', { game: open.game, step: zones.length - 1 });
    expect(last.view.result).toEqual(open.view.result);
    expect(last.log.at(-1)).toEqual({ event: 'over', result: open.view.result });
  });

  test('[SAVE-9] there is no step after the last', async () => {
    const table = openTable();
    const { game } = await table.playOn(await table.newGame('tic-tac-toe'), 2);
    expect(await table.error('replay', { game, step: 3 })).toEqual({
      code: 'bad-step',
      message: 'The game has 2 answers; there is no step 3. Nothing was changed.',
    });
  });
});
