// The wire: every method, what cannot be served, and what listeners hear.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Notice } from '../../host/api/api.ts';
import { firstAnswer, openTable, rows, type Table } from './table.ts';
import { copyExample, temporaryFolder, write } from './temporary.ts';

describe('every method', () => {
  test('[WIRE-1] hello tells version, folders and settings', async () => {
    const table = openTable();
    expect(await table.call('hello', {})).toEqual({
      version: '0.0.0-test',
      dataFolder: table.dataFolder,
      rulesetFolder: join(table.dataFolder, 'rulesets'),
      settings: { language: 'en', motion: 'full', speed: 1, volume: 60, muted: false },
      trouble: null,
    });
  });

  test('[WIRE-1] changeSettings changes what hello tells', async () => {
    const table = openTable();
    const changed = await table.call('changeSettings', { motion: 'reduced' });
    expect(changed).toMatchObject({ language: 'en', motion: 'reduced' });
    expect((await table.call('hello', {})).settings).toEqual(changed);
  });

  test('[WIRE-1] sheet has what never changes during a game', async () => {
    const table = openTable();
    const { hash } = await table.entry('tic-tac-toe');
    const sheet = await table.call('sheet', { ruleset: hash });
    expect(sheet).toMatchObject({
      hash,
      id: 'tic-tac-toe',
      boards: [{ board: 'grid', columns: 3, rows: 3 }],
      rules: ['TTT-1', 'TTT-2', 'TTT-3', 'TTT-4', 'TTT-5'],
      words: { en: { name: 'Tic-tac-toe' } },
      look: { boards: { grid: {} } },
    });
    expect(sheet.boards[0]?.spaces).toHaveLength(9);
  });

  test('[WIRE-1] options tells what may be picked next, to the seat that is to act and for its step', async () => {
    const table = openTable();
    const { game, view } = await table.newGame('tic-tac-toe');
    const options = (seat: number, step: number, picks: Record<string, string>) =>
      table.call('options', { game, step, answer: { seat, move: 'place', picks } });
    expect(await options(0, 0, {})).toEqual({
      accepted: true,
      next: view.decision?.offers[0]?.next,
    });
    expect(await options(0, 0, { space: 'grid/a1' })).toEqual({ accepted: true, next: null });
    const refused = (code: string) => ({ accepted: false, refusal: { code } });
    expect(await options(0, 0, { space: 'grid/z9' })).toEqual(refused('unknown-pick'));
    expect(await options(1, 0, {})).toEqual(refused('not-your-decision'));
    expect(await options(0, 3, {})).toEqual(refused('stale'));
  });

  test('[WIRE-1] newGame, answer, openGame, games and replay agree about a game', async () => {
    const table = openTable();
    const begun = await table.newGame('tic-tac-toe');
    expect(begun).toMatchObject({ seats: ['Ann', 'Ben'], log: [], view: { seat: 0, step: 0 } });
    const answer = { seat: 0, move: 'place', picks: { space: 'grid/b2' } };
    const answered = await table.answer(begun, answer);
    if (!answered.accepted) throw new Error(answered.refusal.code);
    expect(answered.open.view).toMatchObject({ seat: 1, step: 1, waiting: [1] });
    expect(answered.open.log).toEqual([{ event: 'answered', ...answer, rule: 'TTT-3' }]);
    expect(answered.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['answered', 'moved', 'turn']),
    );
    const { game } = begun;
    expect(await table.call('openGame', { game })).toEqual(answered.open);
    expect(await table.call('games', {})).toMatchObject([{ game, step: 1, result: null }]);
    expect(await table.call('replay', { game, step: 1 })).toMatchObject({
      steps: 1,
      view: { seat: null, zones: answered.open.view.zones },
      log: answered.open.log,
    });
  });

  test('[WIRE-1] the same seed gives the same game, and a game without one is drawn', async () => {
    const table = openTable();
    const { hash: ruleset } = await table.entry('tic-tac-toe');
    const seats = [{ name: 'Ann' }, { name: 'Ben' }];
    const first = async (seed?: number) => {
      const params = {
        ruleset,
        seats,
        options: { first: 'drawn' },
        ...(seed !== undefined && { seed }),
      };
      return (await table.call('newGame', params)).view.first;
    };
    expect(await first(1)).toBe(await first(1));
    const drawn = await Promise.all(Array.from({ length: 40 }, () => first()));
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
  });
});

describe('a request that cannot be served', () => {
  test.each([
    ['openGame', { game: 'nosuchgame' }, 'unknown-game', 'There is no game nosuchgame here.'],
    [
      'replay',
      { game: 'nosuchgame', step: 0 },
      'unknown-game',
      'There is no game nosuchgame here.',
    ],
    ['sheet', { ruleset: 'f'.repeat(64) }, 'unknown-ruleset', 'There is no such ruleset here.'],
  ] as const)('[WIRE-4] %s %j is told why', async (method, params, code, message) => {
    expect(await openTable().error(method, params)).toEqual({ code, message });
  });

  test('[WIRE-4] a game with wrong seats, options or rules is not begun', async () => {
    const table = openTable();
    const { hash: ruleset } = await table.entry('tic-tac-toe');
    const ann = { name: 'Ann' };
    const seats = [ann, ann];
    const begin = (params: object) =>
      table.error('newGame', { ruleset, seats, options: {}, ...params });
    expect(await begin({ seats: [ann] })).toEqual({
      code: 'bad-seats',
      message: 'This game is for 2 players, not 1.',
    });
    for (const options of [{ first: 'nobody' }, { nope: 1 }, { first: 1 }, { constructor: 'x' }]) {
      expect(await begin({ options })).toMatchObject({ code: 'bad-option' });
    }
    expect(await begin({ ruleset: 'f'.repeat(64) })).toMatchObject({ code: 'unknown-ruleset' });
    expect(rows(table.dataFolder)).toMatchObject({ games: [], rulesets: [] });
  });

  test('[WIRE-5] a refused or stale answer changes nothing and names a reason', async () => {
    const table = openTable();
    const open = await table.playOn(await table.newGame('tic-tac-toe'), 1);
    const { game } = open;
    const before = rows(table.dataFolder);
    const taken = { seat: 1, move: 'place', picks: { space: 'grid/a1' } };
    const free = { seat: 1, move: 'place', picks: { space: 'grid/c3' } };
    const refusals = await Promise.all([
      table.call('answer', { game, step: 1, answer: taken }),
      table.call('answer', { game, step: 1, answer: { ...free, seat: 0 } }),
      table.call('answer', { game, step: 0, answer: free }),
      table.call('answer', { game, step: 2, answer: free }),
      table.call('answer', { game, step: 1, answer: { ...free, move: '__proto__' } }),
    ]);
    expect(refusals).toMatchObject([
      { accepted: false, refusal: { code: 'space-taken', rule: 'TTT-3' } },
      { accepted: false, refusal: { code: 'not-your-decision' } },
      { accepted: false, refusal: { code: 'stale' } },
      { accepted: false, refusal: { code: 'stale' } },
      { accepted: false, refusal: { code: 'unknown-move' } },
    ]);
    expect(rows(table.dataFolder)).toEqual(before);
    expect(await table.call('openGame', { game })).toEqual(open);
  });

  test('[WIRE-5] of two pages that answer the same question, the second is told that it is stale', async () => {
    const table = openTable();
    const open = await table.newGame('tic-tac-toe');
    const answer = firstAnswer(open);
    if (!answer) throw new Error('there is nothing to answer');
    const both = await Promise.all([table.answer(open, answer), table.answer(open, answer)]);
    expect(both).toMatchObject([
      { accepted: true },
      { accepted: false, refusal: { code: 'stale' } },
    ]);
  });
});

describe('a message that is none', () => {
  test.each([
    [null, 'The message is wrong: Expected an object { … }, found null.'],
    ['hello', 'The message is wrong: Expected an object { … }, found “hello”.'],
    [{}, 'The message is wrong: The field “method” is missing.'],
    [{ method: 'hello' }, 'The message is wrong: The field “params” is missing.'],
    [
      { method: 'openGame', params: { game: '../x' } },
      'The field /params/game is wrong: Expected the id of a game; found “../x”.',
    ],
    [
      { method: 'openGame', params: { game: 'abcdefgh', as: 1 } },
      'The field /params/as is wrong: There is no field “as” here; there can be game.',
    ],
    [
      { method: 'replay', params: { game: 'abcdefgh', step: 1.5 } },
      'The field /params/step is wrong: Expected a whole number, found 1.5.',
    ],
    [
      { method: 'changeSettings', params: { language: 'de' } },
      'The field /params/language is wrong: Expected “en” or “fr”, found “de”.',
    ],
  ])('[WIRE-3] %j is told what is wrong with which field', async (sent, message) => {
    const reply = await openTable().household.handle(sent);
    expect(reply).toEqual({ ok: false, error: { code: 'bad-message', message } });
  });

  test('[WIRE-3] an unknown method is told which there are', async () => {
    const reply = await openTable().household.handle({ method: 'constructor', params: {} });
    expect(reply).toMatchObject({ ok: false, error: { code: 'bad-message' } });
    expect(JSON.stringify(reply)).toContain('hello, library, sheet');
  });
});

describe('notices', () => {
  test('[WIRE-6] every listener hears of each change, and of nothing else', async () => {
    const table = openTable();
    const heard: Notice[] = [];
    const stop = table.household.listen((notice) => heard.push(notice));
    const begun = await table.newGame('tic-tac-toe');
    const open = await table.playOn(begun, 1);
    await table.call('answer', {
      game: open.game,
      step: 0,
      answer: { seat: 0, move: 'place', picks: {} },
    });
    stop();
    await table.playOn(open, 1);
    const { game } = open;
    expect(heard).toEqual([
      { notice: 'game-changed', game, step: 0 },
      { notice: 'game-changed', game, step: 1 },
    ]);
  });

  test('[WIRE-6] a listener that fails harms neither the answer nor the other listeners', async () => {
    const table = openTable();
    const heard: Notice[] = [];
    table.household.listen(() => {
      throw new Error('a page went away, as this test wants it');
    });
    table.household.listen((notice) => heard.push(notice));
    await table.newGame('tic-tac-toe');
    expect(heard).toHaveLength(1);
  });
});

test('[WIRE-7] a household that is closed answers so, and can be opened again', async () => {
  const dataFolder = temporaryFolder();
  const table = openTable(dataFolder);
  table.household.close();
  table.household.close();
  expect(await table.error('hello', {})).toEqual({
    code: 'internal',
    message: 'Tablekeep is closing; start it again.',
  });
  expect((await openTable(dataFolder).call('hello', {})).dataFolder).toBe(dataFolder);
});

describe('rules that go wrong in play', () => {
  function dropFaulty(table: Table, path: string, from: string, to: string): void {
    const folder = copyExample('tic-tac-toe', join(table.dataFolder, 'rulesets', 'faulty'));
    for (const [file, before, after] of [
      ['ruleset.json', '"id": "tic-tac-toe"', '"id": "faulty"'],
      [path, from, to],
    ] as const) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(before);
      write(folder, file, text.replace(before, after));
    }
  }

  test('[WIRE-8] a game that cannot be set up is told why and is not begun', async () => {
    const table = openTable();
    dropFaulty(table, 'setup.json', '"copies": 5', '"copies": 999999999');
    await expect(table.newGame('faulty')).rejects.toThrow(
      'internal: The rules of this game went wrong: ',
    );
    expect(rows(table.dataFolder)).toMatchObject({ games: [], rulesets: [] });
  });

  test('[WIRE-8] a question whose answer is searched for too long is told and not asked', async () => {
    const table = openTable();
    const many = ['p', 'q', 'r', 'u', 'v', 'w'].map(
      (a) => `{ "a": "${a}", "from": "table.grid" }, `,
    );
    const from = '"from": "table.grid.filter(s, w == p && w != p)"';
    dropFaulty(
      table,
      'moves/place.json',
      '"choose": [',
      `"choose": [${many.join('')}{ "a": "x", ${from} }, `,
    );
    await expect(table.newGame('faulty')).rejects.toThrow('ran too long');
    expect(rows(table.dataFolder)).toMatchObject({ games: [], rulesets: [] });
  });

  test('[WIRE-8] an answer that leads nowhere is told and not stored, and others play on', async () => {
    const table = openTable();
    dropFaulty(table, 'flow.json', '{ "done": "turn" }', '{ "done": "pass" }');
    const open = await table.newGame('faulty');
    const before = rows(table.dataFolder);
    const answer = { seat: 0, move: 'place', picks: { space: 'grid/b2' } };
    await expect(table.answer(open, answer)).rejects.toThrow('went wrong: ');
    expect(rows(table.dataFolder)).toEqual(before);
    expect(await table.call('openGame', { game: open.game })).toEqual(open);
    expect((await table.playOn(await table.newGame('tic-tac-toe'), 99)).view.result).not.toBeNull();
  });
});
