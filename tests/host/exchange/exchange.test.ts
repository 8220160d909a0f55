// Files that carry campaigns and games to another machine: whole, once, and never a wrong one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openTable, rows, type Table } from '../table.ts';

async function exported(table: Table, what: 'campaign' | 'game', id: string): Promise<Buffer> {
  const { file, bytes } = await table.call('export', { what, id, as: 'file' });
  const found = readFileSync(file);
  expect(found.length).toBe(bytes);
  return found;
}

const take = (table: Table, bytes: Uint8Array) =>
  table.call('import', { name: 'x.tablekeep', data: Buffer.from(bytes).toString('base64') });

/** Rows without what belongs to one database only. */
function content(dataFolder: string) {
  const { rulesets, campaigns, games, answers, saves } = rows(dataFolder);
  const own = (list: unknown[] = []) =>
    list.map((row) => {
      const { key: _key, played: _played, seal: _seal, ...rest } = row as Record<string, unknown>;
      return rest;
    });
  return [rulesets, own(campaigns), own(games), answers, own(saves)];
}

async function campaignTable() {
  const table = openTable();
  const { hash: ruleset } = await table.entry('four-in-a-row');
  const players = [{ name: 'Ann', colour: 'red' }, { name: 'Bea' }];
  const params = { name: 'Été à la mer', ruleset, players, options: {} };
  const { campaign } = await table.call('newCampaign', params);
  const begun = await table.call('newGame', { ruleset, seats: players, options: {}, campaign });
  const { game } = await table.playOn(begun, 9);
  await table.call('save', { game, step: 4, name: 'Here' });
  await table.call('undo', { game, step: 9 });
  return { table, campaign, game };
}

describe('a file', () => {
  test('[SAVE-13] brings a campaign whole to another machine, and twice makes nothing twice', async () => {
    const { table, campaign, game } = await campaignTable();
    const bytes = await exported(table, 'campaign', campaign);
    const other = openTable();
    expect(await take(other, bytes)).toEqual({
      items: [
        { what: 'campaign', id: campaign, name: 'Été à la mer', became: 'added' },
        { what: 'game', id: game, name: 'Ann, Bea', became: 'added' },
      ],
    });
    expect(content(other.dataFolder)).toEqual(content(table.dataFolder));
    expect(await other.call('openGame', { game })).toEqual(await table.call('openGame', { game }));
    const before = rows(other.dataFolder);
    const { items } = await take(other, bytes);
    expect(items.map(({ became }) => became)).toEqual(['known', 'known']);
    expect(rows(other.dataFolder)).toEqual(before);
  });

  test('[SAVE-13] the same game gives the same bytes', async () => {
    const { table, game } = await campaignTable();
    const first = await exported(table, 'game', game);
    expect((await exported(table, 'game', game)).equals(first)).toBe(true);
  });

  test('[SAVE-13] a game that was played on elsewhere grows, and one that differs comes beside', async () => {
    const table = openTable();
    const open = await table.playOn(await table.newGame('tic-tac-toe'), 2);
    const { game } = open;
    const short = await exported(table, 'game', game);
    const other = openTable();
    await take(other, short);
    await table.playOn(open, 1);
    const long = await exported(table, 'game', game);
    expect((await take(other, long)).items).toMatchObject([{ id: game, became: 'grown' }]);
    expect((await take(other, short)).items).toMatchObject([{ id: game, became: 'known' }]);
    expect((await other.call('openGame', { game })).view.step).toBe(3);
    const third = openTable();
    await take(third, short);
    const seat = 0;
    const mine = await third.call('openGame', { game });
    await third.answer(mine, { seat, move: 'place', picks: { space: 'grid/c3' } });
    const [beside] = (await take(third, long)).items;
    expect(beside).toMatchObject({ became: 'beside' });
    expect((await take(third, long)).items).toMatchObject([{ id: beside!.id, became: 'known' }]);
    expect(await third.call('games', {})).toHaveLength(2);
    expect(await third.call('verify', { game: beside!.id })).toMatchObject({ same: true });
  });

  test('[SAVE-13] as text it can be read by people', async () => {
    const { table, campaign } = await campaignTable();
    const { file, name } = await table.call('export', {
      what: 'campaign',
      id: campaign,
      as: 'json',
    });
    expect(name).toMatch(/^ete-a-la-mer-\d{4}-\d\d-\d\d\.json$/);
    expect(file).toBe(join(table.dataFolder, 'exports', name));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      campaign: { name: 'Été à la mer' },
      rulesets: [{ id: 'four-in-a-row' }],
      games: [{ entries: Array.from({ length: 10 }, () => ({})), saves: [{ name: 'Here' }] }],
    });
  });
});

describe('a file that is not taken', () => {
  type Files = Record<string, Uint8Array>;
  const text = (files: Files, path: string) => strFromU8(files[path]!);
  const gamePath = (files: Files) => Object.keys(files).find((path) => path.startsWith('games/'))!;

  /** With the hashes of the list made anew, as a careful forger would. */
  async function forged(bytes: Uint8Array, forge: (files: Files) => void): Promise<Uint8Array> {
    const { sha256 } = await import('../../../host/exchange/export.ts');
    const files = unzipSync(bytes);
    forge(files);
    const manifest = JSON.parse(text(files, 'manifest.json')) as { files: object };
    const marks = Object.entries(files).filter(([path]) => path !== 'manifest.json');
    manifest.files = Object.fromEntries(
      marks.map(([path, body]) => [path, { bytes: body.length, sha256: sha256(body) }]),
    );
    files['manifest.json'] = strToU8(JSON.stringify(manifest));
    return zipSync(files);
  }

  function edit(files: Files, path: string, from: string | RegExp, to: string): void {
    const before = text(files, path);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    files[path] = strToU8(after);
  }

  const cases: [string, (bytes: Buffer) => Uint8Array | Promise<Uint8Array>, RegExp][] = [
    ['a letter', () => Buffer.from('Dear diary'), /not a zip archive/],
    ['nothing', () => Buffer.alloc(0), /not a zip archive/],
    ['another zip', () => zipSync({ 'a.txt': strToU8('x') }), /has no “manifest\.json”/],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 100), /not a zip archive/],
    ['its beginning gone', (bytes) => bytes.subarray(200), /cut short or damaged/],
    [
      'a byte changed',
      (bytes) => {
        const changed = Buffer.from(bytes);
        changed[100]! ^= 1;
        return changed;
      },
      /is not what the archive says it is|damaged/,
    ],
    [
      'a file changed',
      (bytes) => {
        const files = unzipSync(bytes);
        edit(files, gamePath(files), '"Ann"', '"Eve"');
        return zipSync(files);
      },
      /was changed after it was exported/,
    ],
    [
      'a file too many',
      (bytes) => zipSync({ ...unzipSync(bytes), 'extra.json': strToU8('{}') }),
      /which is not in its list/,
    ],
    [
      'a file missing',
      (bytes) => {
        const { [gamePath(unzipSync(bytes))]: _game, ...files } = unzipSync(bytes);
        return zipSync(files);
      },
      /is missing from it/,
    ],
    [
      'a path that leads out',
      (bytes) => zipSync({ ...unzipSync(bytes), '../evil.json': strToU8('{}') }),
      /a name that is not allowed/,
    ],
    [
      'an absolute path',
      (bytes) => zipSync({ ...unzipSync(bytes), '/etc/x': strToU8('{}') }),
      /a name that is not allowed/,
    ],
    [
      'two names for one file',
      (bytes) => zipSync({ ...unzipSync(bytes), 'MANIFEST.json': strToU8('{}') }),
      /twice/,
    ],
    [
      'a newer format',
      (bytes) => {
        const files = unzipSync(bytes);
        edit(files, 'manifest.json', '"format": 1', '"format": 2');
        return zipSync(files);
      },
      /made by a newer Tablekeep/,
    ],
    [
      'an answer forged',
      (bytes) => forged(bytes, (files) => edit(files, gamePath(files), 'grid/a1', 'grid/c3')),
      /does not play as it says\. Answer 1 leads to another position/,
    ],
    [
      'a result forged',
      (bytes) =>
        forged(bytes, (files) =>
          edit(files, gamePath(files), '"result": null', '"result": {"winners": [0]}'),
        ),
      /does not play as it says\. The game ends otherwise/,
    ],
    [
      'an odd field',
      (bytes) => forged(bytes, (files) => edit(files, gamePath(files), '"seed":', '"sneed":')),
      /is wrong/,
    ],
    [
      'rules forged',
      (bytes) =>
        forged(bytes, (files) => {
          const path = Object.keys(files).find((each) => each.endsWith('end.json'))!;
          edit(files, path, '{', '{ ');
        }),
      /The rules in it were changed/,
    ],
    ['a bomb that says so', () => bomb(600 * 1024 * 1024), /too large when unpacked/],
    ['a bomb that lies', () => bomb(1000), /is not what the archive says it is/],
  ];

  /** 16 MB of zeros that claim to be of another size. */
  function bomb(claimed: number): Uint8Array {
    const bytes = Buffer.from(zipSync({ 'manifest.json': new Uint8Array(16 * 1024 * 1024) }));
    const list = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(claimed, list + 24);
    return bytes;
  }

  test.each(cases)(
    '[SAVE-14] %s is refused with the reason, and nothing changes',
    async (_what, make, why) => {
      const table = openTable();
      const { game } = await table.playOn(await table.newGame('tic-tac-toe'), 3);
      const data = Buffer.from(await make(await exported(table, 'game', game))).toString('base64');
      const other = openTable();
      const before = rows(other.dataFolder);
      const error = await other.error('import', { name: 'x', data });
      expect(error.code).toBe('bad-file');
      expect(error.message).toMatch(/^This file was not imported: .*\. Nothing was changed\.$/s);
      expect(error.message).toMatch(why);
      expect(rows(other.dataFolder)).toEqual(before);
    },
  );

  test('[SAVE-14] whatever bytes are changed, it is refused or harmless', async () => {
    const table = openTable();
    const { game } = await table.playOn(await table.newGame('tic-tac-toe'), 3);
    const bytes = await exported(table, 'game', game);
    const other = openTable();
    await take(other, bytes);
    const before = rows(other.dataFolder);
    for (let at = 0; at < bytes.length; at += 61) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1 << (at % 8);
      const data = changed.toString('base64');
      const reply = await other.reply('import', { name: 'x', data });
      if (!reply.ok) expect(reply.error.code).toBe('bad-file');
    }
    expect(rows(other.dataFolder)).toEqual(before);
  });
});
