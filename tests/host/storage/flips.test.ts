// Bytes that change on the disk, in every kind of page and in the log: found, or of no consequence.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Household } from '../../../host/household.ts';
import { openHousehold } from '../../../host/household.ts';
import { makeChance } from '../../../tools/bots/chance.ts';
import { openLongTable, takeOn } from '../long.ts';
import { openTable, type Table } from '../table.ts';
import { root, temporaryFolder } from '../temporary.ts';

const name = 'tablekeep.sqlite';

interface Told {
  readonly ok: boolean;
  readonly text: string;
}

/** Everything that a page can be told, or why not. */
async function everything(dataFolder: string): Promise<Map<string, Told>> {
  const told = new Map<string, Told>();
  let household: Household;
  try {
    household = openHousehold({
      ...{ dataFolder, shipped: [join(root, 'examples')] },
      ...{ pageFolder: '', version: '0', rhythm: { first: 1e8, every: 1e8 } },
    });
  } catch (error) {
    return told.set('open', { ok: false, text: String(error) });
  }
  const ask = async (method: string, params: object) => {
    const reply = await household.handle({ method, params });
    if (!reply.ok) expect(reply.error.code).not.toBe('internal');
    const text = JSON.stringify(reply.ok ? reply.result : reply.error.code);
    told.set(`${method} ${JSON.stringify(params)}`, { ok: reply.ok, text });
    return reply.ok ? (reply.result as unknown) : null;
  };
  await ask('games', {});
  await ask('campaigns', {});
  for (const game of ids) {
    await ask('openGame', { game });
    await ask('saves', { game });
    await ask('verify', { game });
    await ask('replay', { game, step: 2 });
  }
  household.close();
  return told;
}

let ids: string[] = [];

async function filled(): Promise<Table> {
  const table = openLongTable({ shipped: [join(root, 'examples')] });
  const long = await takeOn(table, await table.newGame('long-game'), 130);
  const { hash: ruleset } = await table.entry('tic-tac-toe');
  const players = [{ name: 'Ann' }, { name: 'Bea' }];
  const { campaign } = await table.call('newCampaign', {
    name: 'x',
    ruleset,
    players,
    options: {},
  });
  const begun = await table.call('newGame', {
    ruleset,
    seats: players,
    options: {},
    campaign,
    seed: 1,
  });
  const over = await table.playOn(begun, 99);
  await table.call('save', { game: over.game, step: 2, name: 'Here' });
  await table.call('changeSettings', { language: 'fr' });
  ids = [long.game, over.game];
  return table;
}

/** A game that is listed as damaged, and a setting that fell back, are told as such. */
function silentlyOther(key: string, then: Told, now: Told | undefined): boolean {
  if (!now || !now.ok || now.text === then.text) return false;
  if (key.startsWith('games') && now.text.includes('"damaged":true')) return false;
  if (key.startsWith('verify') && now.text.includes('"same":false')) return false;
  return !['campaigns', 'saves', 'games'].some((list) => key.startsWith(list) && isPart(now, then));
}

/** A list may lack what cannot be believed, and have no names for rules that cannot; it never tells anything else. */
function isPart(now: Told, then: Told): boolean {
  const before = (JSON.parse(then.text) as object[]).map((item) => JSON.stringify(plain(item)));
  return (JSON.parse(now.text) as object[]).every((item) =>
    before.includes(JSON.stringify(plain(item))),
  );
}

function plain(item: object): object {
  const { rulesetId: _id, names: _names, newer: _newer, ...rest } = item as Record<string, unknown>;
  return rest;
}

describe('a byte that changes', () => {
  test(
    '[SAVE-22] in any kind of page is found or harmless, and other games are never told otherwise',
    { timeout: 240_000 },
    async () => {
      const table = await filled();
      table.household.close();
      const bytes = readFileSync(join(table.dataFolder, name));
      const sound = await everything(table.dataFolder);
      expect([...sound.values()].every(({ ok }) => ok)).toBe(true);
      const chance = makeChance(20261118);
      const pages = bytes.length / 4096;
      const found = { refused: 0, told: 0, harmless: 0 };
      for (let n = 0; n < 3 * pages; n += 1) {
        const folder = temporaryFolder();
        const changed = Buffer.from(bytes);
        const page = n % pages;
        // The head of a page and its newest cells are at its two ends.
        const within = chance.pick(4) === 0 ? chance.pick(100) : 4095 - chance.pick(4000);
        changed[page * 4096 + within]! ^= 1 << chance.pick(8);
        writeFileSync(join(folder, name), changed);
        const now = await everything(folder);
        for (const [key, then] of sound) {
          expect(silentlyOther(key, then, now.get(key)), `${page}+${within}: ${key}`).toBe(false);
        }
        if (now.has('open') || [...now.values()].every(({ ok }) => !ok)) found.refused += 1;
        else if ([...sound].every(([key, { text }]) => now.get(key)?.text === text))
          found.harmless += 1;
        else found.told += 1;
      }
      expect(found.refused).toBeGreaterThan(0);
      expect(found.told).toBeGreaterThan(0);
      expect(found.harmless).toBeGreaterThan(0);
    },
  );

  test('[SAVE-22] in the write-ahead log of a killed program never loses an acknowledged answer silently', async () => {
    const table = openTable();
    const begun = await table.newGame('four-in-a-row');
    const open = await table.playOn(begun, 12);
    const log = readFileSync(join(table.dataFolder, `${name}-wal`));
    const frame = 4096 + 24;
    const frames = (log.length - 32) / frame;
    let found = 0;
    for (let n = 0; n < frames; n += 1) {
      for (const within of [9, 17, 2000]) {
        const folder = temporaryFolder();
        copyFileSync(join(table.dataFolder, name), join(folder, name));
        const changed = Buffer.from(log);
        changed[32 + n * frame + within]! ^= 4;
        writeFileSync(join(folder, `${name}-wal`), changed);
        const again = openTable(folder);
        const reply = await again.reply('openGame', { game: open.game });
        if (reply.ok) expect(reply.result.view.step).toBeGreaterThanOrEqual(open.view.step - 1);
        else found += 1;
        again.household.close();
      }
    }
    expect(found).toBeGreaterThan(frames);
  });
});
