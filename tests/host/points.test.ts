// Named points, playing on from them, other rules, and the bin.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { change, makeLongGame } from '../../tools/bench/long-game.ts';
import { openLongTable, takeOn } from './long.ts';
import { openTable, rows } from './table.ts';

describe('points and branches', () => {
  test('[SAVE-15] playing on from any point makes a game of its own, and the original stays', async () => {
    const table = openTable();
    const over = await table.playOn(await table.newGame('four-in-a-row'), 99);
    const shown = await table.call('openGame', { game: over.game });
    for (let step = 0; step <= over.view.step; step += 7) {
      const branch = await table.call('branch', { game: over.game, step });
      const watched = await table.call('replay', { game: over.game, step });
      expect(branch.view).toMatchObject({ step, zones: watched.view.zones });
      expect(branch.log).toEqual(watched.log);
      const [summary] = await table.call('games', {});
      expect(summary).toMatchObject({
        game: branch.game,
        origin: 'branch',
        parent: { game: over.game, step },
      });
      const played = await table.playOn(branch, 99);
      expect(await table.call('verify', { game: played.game })).toMatchObject({ same: true });
    }
    expect(await table.call('openGame', { game: over.game })).toEqual(shown);
  });

  test('[SAVE-15] a point keeps its answers, also when they are taken back later', async () => {
    const table = openLongTable();
    const open = await takeOn(table, await table.newGame('long-game'), 6);
    const { game } = open;
    const save = await table.call('save', { game, step: 6, name: 'Before the flood' });
    await table.call('undo', { game, step: 6 });
    const back = await table.call('undo', { game, step: 5 });
    if (!back.accepted) throw new Error('refused');
    expect(await table.call('saves', { game })).toEqual([{ ...save, undone: true }]);
    const seat = back.open.view.decision!.seat;
    await table.answer(back.open, { seat, move: 'take', picks: { pebble: 'piece/9' } });
    const watched = await table.call('replay', { game, step: 6, save: save.save });
    expect(watched.view.zones).toEqual(open.view.zones);
    const branch = await table.call('branch', { game, step: 6, save: save.save });
    expect(branch.view.zones).toEqual(open.view.zones);
    expect((await table.error('branch', { game, step: 6 })).code).toBe('bad-step');
    expect(await table.call('rename', { what: 'save', id: save.save, name: 'x' })).toEqual({
      name: 'x',
    });
  });

  test('[SAVE-15] there is no point after the last answer, and none of another game', async () => {
    const table = openTable();
    const { game } = await table.newGame('tic-tac-toe');
    const { game: other } = await table.newGame('tic-tac-toe');
    const { save } = await table.call('save', { game, step: 0, name: 'Start' });
    expect((await table.error('save', { game, step: 1, name: 'x' })).code).toBe('bad-step');
    expect((await table.error('branch', { game: other, step: 0, save })).code).toBe('unknown-save');
  });
});

describe('other rules', () => {
  test('[SAVE-16] a game goes on by its own rules until a copy of it is made for newer ones', async () => {
    const table = openLongTable();
    const open = await takeOn(table, await table.newGame('long-game'), 5);
    makeLongGame(join(table.dataFolder, 'rulesets', 'long'), 20, '0.2.0');
    const { hash: ruleset } = await table.entry('long-game');
    expect(ruleset).not.toBe(open.ruleset);
    const [summary] = await table.call('games', {});
    expect(summary?.newer).toEqual({ ruleset, version: '0.2.0' });
    const before = rows(table.dataFolder);
    const { game } = open;
    const dry = await table.call('upgrade', { game, ruleset, dryRun: true });
    expect(dry).toMatchObject({ game: null, report: { answers: 5, fits: 5, misfit: null } });
    expect(rows(table.dataFolder)).toEqual(before);
    const done = await table.call('upgrade', { game, ruleset, dryRun: false });
    const copy = await table.call('openGame', { game: done.game! });
    expect(copy).toMatchObject({ ruleset, view: { step: 5 } });
    expect(copy.view.zones[0]?.pieces).toHaveLength(20);
    expect(await table.call('openGame', { game })).toEqual(open);
    expect(await table.call('verify', { game: copy.game })).toMatchObject({ same: true });
  });

  test('[SAVE-16] the first answer that no longer fits is told, and the copy is made only if it may be cut', async () => {
    const table = openLongTable();
    const folder = join(table.dataFolder, 'rulesets', 'long');
    const { game } = await takeOn(table, await table.newGame('long-game'), 5);
    change(folder, 'flow.json', '"move.take": "second-pebble"', '"move.take": "third-pebble"');
    change(
      folder,
      'flow.json',
      '"second-pebble": {',
      '"third-pebble": { "meta": { "rule": "GAME-2", "moves": ["stop"] }, "on": { "move.*": "second-pebble" } }, "second-pebble": {',
    );
    change(folder, 'words/en.json', '"pass": "The', '"third-pebble": "x", "pass": "The');
    const { hash: ruleset } = await table.entry('long-game');
    const tried = await table.call('upgrade', { game, ruleset, dryRun: false });
    expect(tried).toMatchObject({
      game: null,
      report: { fits: 1, misfit: { step: 2, why: 'refused', answer: { move: 'take' } } },
    });
    expect(await table.call('games', {})).toHaveLength(1);
    const cut = await table.call('upgrade', { game, ruleset, dryRun: false, cut: true });
    expect(await table.call('openGame', { game: cut.game! })).toMatchObject({ view: { step: 1 } });
  });

  test('[SAVE-16] rules of another game are refused', async () => {
    const table = openTable();
    const { game } = await table.newGame('tic-tac-toe');
    const { hash: ruleset } = await table.entry('four-in-a-row');
    const error = await table.error('upgrade', { game, ruleset, dryRun: false });
    expect(error.code).toBe('misfit');
  });
});

describe('the bin', () => {
  test('[SAVE-17] what lies in the bin is out of the lists, cannot be opened, and comes back whole', async () => {
    const table = openTable();
    const open = await table.playOn(await table.newGame('tic-tac-toe'), 2);
    const { game } = open;
    const bin = await table.call('moveToBin', { what: 'game', id: game });
    expect(bin.items).toMatchObject([{ what: 'game', id: game, name: 'Ann, Ben' }]);
    expect(await table.call('games', {})).toEqual([]);
    expect((await table.error('openGame', { game })).code).toBe('in-bin');
    expect((await table.call('takeFromBin', { what: 'game', id: game })).items).toEqual([]);
    expect(await table.call('openGame', { game })).toEqual(open);
  });

  test('[SAVE-17] a campaign goes with its games, and emptying the bin makes a backup first', async () => {
    const table = openTable();
    const { hash: ruleset } = await table.entry('tic-tac-toe');
    const players = [{ name: 'Ann' }, { name: 'Bea' }];
    const { campaign } = await table.call('newCampaign', {
      ...{ name: 'x', ruleset, players, options: {} },
    });
    const inside = { ruleset, seats: players, options: {}, campaign };
    const { game } = await table.call('newGame', inside);
    await table.call('save', { game, step: 0, name: 'Start' });
    const kept = await table.newGame('tic-tac-toe');
    await table.call('moveToBin', { what: 'campaign', id: campaign });
    expect(await table.call('games', {})).toMatchObject([{ game: kept.game }]);
    expect((await table.error('newGame', inside)).code).toBe('in-bin');
    const full = rows(table.dataFolder);
    expect(await table.call('emptyBin', {})).toEqual({ items: [] });
    expect(rows(table.dataFolder)).toMatchObject({
      campaigns: [],
      games: [{ id: kept.game }],
      saves: [],
    });
    const { backups } = await table.call('backups', {});
    expect(backups).toMatchObject([{ reason: 'delete', good: true, games: 2 }]);
    await table.call('restoreBackup', { backup: backups[0]!.backup });
    expect(rows(table.dataFolder)).toEqual(full);
  });

  test('[SAVE-17] an empty bin is emptied without a backup; what is not there is named', async () => {
    const table = openTable();
    await table.call('emptyBin', {});
    expect(readdirSync(table.dataFolder)).not.toContain('backups');
    for (const what of ['campaign', 'game', 'save'] as const) {
      const error = await table.error('moveToBin', { what, id: 'nosuchthing' });
      expect(error.code).toBe(`unknown-${what}`);
    }
  });
});
