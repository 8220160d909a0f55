// Messages that no page would send: none of them crashes the household or changes anything.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTable, rows, type Table } from './table.ts';

test('[WIRE-2] things that JSON cannot say do no harm either', async () => {
  const { household } = openTable();
  const circle: Record<string, unknown> = { method: 'newGame' };
  circle['params'] = circle;
  const trap = {
    get method(): string {
      throw new Error('a trap');
    },
  };
  const odd = [
    undefined,
    1n,
    Symbol('x'),
    () => 1,
    new Map(),
    circle,
    trap,
    NaN,
    Object.create(null),
  ];
  for (const message of odd) {
    expect((await household.handle(message)).ok).toBe(false);
  }
});

test('[WIRE-2] arbitrary JSON never crashes it and changes nothing', async () => {
  const table = openTable();
  await table.playOn(await table.newGame('tic-tac-toe'), 2);
  const before = rows(table.dataFolder);
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (message) => {
      expect(await table.household.handle(message)).toMatchObject({
        ok: false,
        error: { code: 'bad-message' },
      });
    }),
    { numRuns: 1000 },
  );
  expect(rows(table.dataFolder)).toEqual(before);
});

test('[WIRE-2] requests with anything in one of their places never crash it', async () => {
  const table = openTable();
  const messages = await soundRequests(table);
  const places = messages.flatMap((message) => paths(message).map((path) => ({ message, path })));
  expect(places.length).toBeGreaterThan(30);
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('__proto__', 'constructor', -1, 2 ** 53, '', 'x'.repeat(2000), 'grid/zz'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), anything, async ({ message, path }, value) => {
      const before = rows(table.dataFolder);
      const reply = await table.household.handle(replaced(message, path, value));
      const changes =
        reply.ok && !(Object.hasOwn(reply.result, 'accepted') && 'refusal' in reply.result);
      if (!changes) expect(rows(table.dataFolder)).toEqual(before);
      if (!reply.ok) expect(reply.error.code).not.toBe('internal');
    }),
    { numRuns: 1200 },
  );
});

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

async function soundRequests(table: Table): Promise<Json[]> {
  const { game, ruleset } = await table.playOn(await table.newGame('tic-tac-toe'), 2);
  const answer = { seat: 0, move: 'place', picks: { space: 'grid/b3' } };
  const players = [
    { name: 'A', kind: 'bot', level: 'easy', colour: 'red', symbol: 'ring' },
    { name: 'B' },
  ];
  return [
    { method: 'sheet', params: { ruleset } },
    { method: 'openGame', params: { game } },
    { method: 'replay', params: { game, step: 1 } },
    { method: 'answer', params: { game, step: 2, answer } },
    { method: 'undo', params: { game, step: 2 } },
    { method: 'whyNot', params: { game, step: 2, seat: 0, move: 'place', picks: {}, option: 'x' } },
    { method: 'log', params: { game, before: 1, seat: 0 } },
    { method: 'verify', params: { game } },
    { method: 'branch', params: { game, step: 1, save: 'nosuchsave' } },
    { method: 'upgrade', params: { game, ruleset, dryRun: true, cut: true } },
    { method: 'saves', params: { game } },
    { method: 'save', params: { game, step: 1, name: 'Here' } },
    { method: 'campaign', params: { campaign: 'nosuchcampaign' } },
    { method: 'newCampaign', params: { name: 'x', ruleset, players, options: {} } },
    { method: 'rename', params: { what: 'campaign', id: 'nosuchcampaign', name: 'x' } },
    { method: 'moveToBin', params: { what: 'save', id: 'nosuchsave' } },
    { method: 'takeFromBin', params: { what: 'game', id: game } },
    { method: 'export', params: { what: 'game', id: game, as: 'json' } },
    { method: 'import', params: { name: 'x', data: 'AAAA' } },
    { method: 'restoreBackup', params: { backup: 'none.sqlite' } },
    { method: 'changeSettings', params: { language: 'fr', motion: 'full' } },
    {
      method: 'newGame',
      params: {
        ruleset,
        seats: [{ name: 'A' }, { name: 'B' }],
        options: { first: 'drawn' },
        seed: 1,
      },
    },
  ];
}

function paths(value: Json): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    paths(item).map((path) => [key, ...path]),
  );
  return [[], ...inner];
}

function replaced(value: Json, [first, ...rest]: readonly string[], by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, at) => (String(at) === first ? replaced(item, rest, by) : item));
  }
  const object = value as { [key: string]: Json };
  return { ...object, [first]: replaced(object[first] ?? null, rest, by) };
}
