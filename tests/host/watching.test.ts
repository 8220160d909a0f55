// Watching with whose eyes, long games, and whether a game can be believed.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { sealOf, type Columns } from '../../host/storage/seal.ts';
import { openLongTable, takeOn } from './long.ts';
import { openTable, rows, tamper } from './table.ts';
import { root } from './temporary.ts';

describe('whose eyes', () => {
  const hidden = join(root, 'tests', 'engine', 'demands');

  test('[SAVE-9] a seat is shown what it knew, and nothing can be chosen', async () => {
    const table = openTable();
    const { game, view } = await table.playOn(await table.newGame('tic-tac-toe'), 3);
    const watched = await table.call('replay', { game, step: 3, eyes: 1 });
    expect(watched.view).toMatchObject({ seat: 1, decision: null, zones: view.zones });
    expect((await table.error('replay', { game, step: 3, eyes: 5 })).code).toBe('bad-eyes');
  });

  test('[SAVE-9] all hands and the hand of a bot are shown only when the game is over', async () => {
    const table = openTable();
    const { hash: ruleset } = await table.entry('tic-tac-toe');
    const seats = [{ name: 'Ann' }, { name: 'Bot', kind: 'bot' } as const];
    const begun = await table.call('newGame', { ruleset, seats, options: {}, seed: 1 });
    const { game } = begun;
    for (const eyes of [1, 'open'] as const) {
      expect((await table.error('replay', { game, step: 0, eyes })).code).toBe('bad-eyes');
    }
    const over = await table.playOn(begun, 99);
    for (const eyes of [0, 1, 'open'] as const) {
      const watched = await table.call('replay', { game, step: 1, eyes });
      expect(watched.steps).toBe(over.view.step);
    }
  });

  test('[SAVE-9] open eyes see every card that any seat sees, and a seat only its own', async () => {
    const table = openTable(undefined, { shipped: [hidden] });
    const { rulesets } = await table.call('library', {});
    let cards = 0;
    for (const { hash: ruleset, players } of rulesets) {
      const seats = Array.from({ length: players.min }, (_, i) => ({ name: `P${i}` }));
      const reply = await table.reply('newGame', { ruleset, seats, options: {}, seed: 3 });
      if (!reply.ok) continue;
      const { game } = reply.result;
      tamperOver(table.dataFolder, game);
      const known = async (eyes: number | null | 'open') =>
        (await table.call('replay', { game, step: 0, eyes })).view.zones
          .flatMap(({ pieces }) => pieces)
          .flatMap(({ ref }) => ref ?? []);
      const each = await Promise.all(seats.map((_, seat) => known(seat)));
      const open = await known('open');
      expect(new Set(open)).toEqual(new Set(each.flat()));
      if ((await known(null)).length < each[0]!.length) cards += 1;
    }
    expect(cards).toBeGreaterThan(0);
  });

  /** The record says that it is over, so that its hands may be seen. */
  function tamperOver(dataFolder: string, game: string): void {
    const db = new Sqlite(join(dataFolder, 'tablekeep.sqlite'));
    const row = db.prepare<[string], Columns>('SELECT * FROM games WHERE id = ?').get(game)!;
    const over = { ...row, result: '{"end":null,"winners":[]}' };
    db.prepare('UPDATE games SET result = ?, seal = ? WHERE id = ?').run(
      over.result,
      sealOf(over),
      game,
    );
    db.close();
  }
});

describe('a long game', () => {
  test('[SAVE-23] opens from a snapshot, with the end of its log; the rest is told on request', async () => {
    const table = openLongTable();
    const open = await takeOn(table, await table.newGame('long-game'), 420);
    const { game } = open;
    expect(open).toMatchObject({ logFrom: 200 });
    expect(open.log).toHaveLength(220);
    table.household.close();
    const again = openTable(table.dataFolder, { shipped: [] });
    expect(await again.call('openGame', { game })).toEqual(open);
    const earlier = await again.call('log', { game, before: 200 });
    expect(earlier).toMatchObject({ from: 100, to: 200 });
    expect(earlier.log).toHaveLength(100);
    const first = await again.call('log', { game, before: 100 });
    expect(first).toMatchObject({ from: 0, to: 100 });
    expect(first.log).toHaveLength(100);
    expect((await again.error('log', { game, before: 421 })).code).toBe('bad-step');
  });

  test('[SAVE-23] snapshots are a cache: without them, or with damaged ones, everything is the same', async () => {
    const table = openLongTable();
    const open = await takeOn(table, await table.newGame('long-game'), 250);
    const { game } = open;
    const middle = await table.call('replay', { game, step: 150 });
    table.household.close();
    for (const damage of [
      'DELETE FROM snapshots',
      "UPDATE snapshots SET state = x'00112233'",
      "UPDATE snapshots SET sum = 'x'",
      'UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE entry = 100), log = (SELECT log FROM snapshots WHERE entry = 100), sum = (SELECT sum FROM snapshots WHERE entry = 100)',
    ]) {
      tamper(table.dataFolder, damage);
      const again = openTable(table.dataFolder, { shipped: [] });
      expect(await again.call('openGame', { game })).toMatchObject({ view: open.view });
      expect((await again.call('replay', { game, step: 150 })).view).toEqual(middle.view);
      again.household.close();
    }
  });
});

describe('verification', () => {
  test('[SAVE-20] a game that plays as it was saved is said to be the same', async () => {
    const table = openTable();
    const { game, view } = await table.playOn(await table.newGame('four-in-a-row'), 99);
    const expected = { same: true, answers: view.step, undone: 0 };
    expect(await table.call('verify', { game })).toEqual(expected);
  });

  test.each([
    ["state_hash = '0000000000000000'", 'position', 'Answer 2 leads to another position.'],
    [
      `answer = '{"seat":1,"move":"place","picks":{"space":"grid/a1"}}'`,
      'refused',
      'Answer 2 is refused (space-taken).',
    ],
  ])('[SAVE-20] with %s the first answer that differs is told', async (damage, why, message) => {
    const table = openTable();
    const { game } = await table.playOn(await table.newGame('tic-tac-toe'), 4);
    tamper(table.dataFolder, `UPDATE answers SET ${damage} WHERE entry = 2`);
    expect(await table.call('verify', { game })).toMatchObject({
      same: false,
      answers: 1,
      difference: { step: 2, why, message },
    });
  });

  test('[SAVE-20] a lost answer is missed', async () => {
    const table = openTable();
    const { game } = await table.playOn(await table.newGame('tic-tac-toe'), 4);
    tamper(table.dataFolder, 'DELETE FROM answers WHERE entry = 4');
    const error = await table.error('verify', { game });
    expect(error.code).toBe('damaged');
    expect(error.message).toContain('some of its answers are missing. It was left as it is');
    expect((await table.error('replay', { game, step: 1 })).code).toBe('damaged');
  });

  test('[SAVE-26] when positions are written down otherwise, a game goes on with new hashes after a backup', async () => {
    const table = openTable();
    const open = await table.playOn(await table.newGame('tic-tac-toe'), 4);
    const { game } = open;
    table.household.close();
    otherHashes(table.dataFolder);
    const again = openTable(table.dataFolder);
    expect(await again.call('openGame', { game })).toEqual(open);
    expect(await again.call('verify', { game })).toMatchObject({ same: true });
    const { backups } = await again.call('backups', {});
    expect(backups).toMatchObject([{ reason: 'rules', good: true }]);
  });

  test('[SAVE-26] but not if an answer is no longer taken', async () => {
    const table = openTable();
    const { game } = await table.playOn(await table.newGame('tic-tac-toe'), 4);
    table.household.close();
    otherHashes(table.dataFolder);
    tamper(table.dataFolder, `UPDATE answers SET answer = replace(answer, 'place', 'fly')`);
    const before = rows(table.dataFolder);
    const again = openTable(table.dataFolder);
    expect((await again.error('openGame', { game })).code).toBe('differs');
    expect(rows(table.dataFolder)).toEqual(before);
  });

  /** As another version of Tablekeep would have stored the same game. */
  function otherHashes(dataFolder: string): void {
    const db = new Sqlite(join(dataFolder, 'tablekeep.sqlite'));
    db.exec(`UPDATE answers SET state_hash = '00000000' || substr(state_hash, 9)`);
    const row = db.prepare<[], Columns>('SELECT * FROM games').get()!;
    const other = { ...row, start_hash: '0000000000000000' };
    db.prepare('UPDATE games SET start_hash = ?, seal = ?').run(other.start_hash, sealOf(other));
    db.close();
  }
});
