// Which games are here: dropped in, changed, broken, and none of them harming another.
import { readFileSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { openTable, type Table } from './table.ts';
import { copyExample, temporaryFolder, write } from './temporary.ts';

function ownFolder(table: Table, name: string): string {
  return join(table.dataFolder, 'rulesets', name);
}

/** An example game under an id of its own, dropped in as a player would. */
function drop(table: Table, name: string): string {
  const folder = copyExample('tic-tac-toe', ownFolder(table, name));
  const file = readFileSync(join(folder, 'ruleset.json'), 'utf8');
  write(folder, 'ruleset.json', file.replace('"id": "tic-tac-toe"', `"id": "${name}"`));
  return folder;
}

async function ids(table: Table): Promise<string[]> {
  return (await table.call('library', {})).rulesets.map(({ id }) => id);
}

test('[LIB-1] the shipped games are there, with all that the new-game screen shows', async () => {
  const { rulesets, broken } = await openTable().call('library', {});
  expect(broken).toEqual([]);
  expect(rulesets.map(({ id, shipped }) => [id, shipped])).toEqual([
    ['four-in-a-row', true],
    ['lantern-isles', true],
    ['tic-tac-toe', true],
  ]);
  expect(rulesets[2]).toMatchObject({
    version: '1.0.0',
    players: { min: 2, max: 2 },
    options: { first: { type: 'word', words: ['seated', 'drawn'], default: 'seated' } },
    licence: 'MIT',
    words: { en: { name: 'Tic-tac-toe' }, fr: { name: 'Morpion' } },
  });
});

test('[LIB-1] dropping a folder in adds a game that can be played at once', async () => {
  const table = openTable();
  expect(await ids(table)).toEqual(['four-in-a-row', 'lantern-isles', 'tic-tac-toe']);
  drop(table, 'my-game');
  expect(await ids(table)).toEqual(['four-in-a-row', 'lantern-isles', 'tic-tac-toe', 'my-game']);
  expect((await table.entry('my-game')).shipped).toBe(false);
  expect((await table.playOn(await table.newGame('my-game'), 99)).view.result).not.toBeNull();
});

test('[LIB-1] a folder that a player links to is one dropped in', async () => {
  const table = openTable();
  const elsewhere = join(temporaryFolder(), 'workshop');
  renameSync(drop(table, 'my-game'), elsewhere);
  symlinkSync(elsewhere, ownFolder(table, 'my-game'));
  expect(await ids(table)).toContain('my-game');
});

test('[LIB-2] a broken folder is listed with file, line, column, sentence and source line', async () => {
  const table = openTable();
  const folder = drop(table, 'my-game');
  write(folder, 'rules.json', '{\n  "ruls": ["TTT-1"]\n}\n');
  const { broken } = await table.call('library', {});
  expect(broken).toEqual([
    {
      folder,
      shipped: false,
      problems: [
        expect.objectContaining({ message: 'The field “rules” is missing.', line: 1, column: 1 }),
        {
          file: 'rules.json',
          pointer: '/ruls',
          code: 'unknown-field',
          message: 'There is no field “ruls” here; there can be rules, note.',
          suggestion: 'rules',
          line: 2,
          column: 3,
          excerpt: '  "ruls": ["TTT-1"]',
        },
      ],
    },
  ]);
});

test('[LIB-3] whatever lies in the folder, the other games can be played', async () => {
  const table = openTable();
  write(ownFolder(table, 'empty'), '.keep', '');
  write(ownFolder(table, 'bomb'), 'ruleset.json', '['.repeat(1_000_000));
  write(ownFolder(table, 'proto'), 'ruleset.json', '{ "__proto__": { "id": "x" } }');
  write(ownFolder(table, 'list'), 'ruleset.json', '[]');
  write(join(table.dataFolder, 'rulesets'), 'game.zip', 'PK');
  symlinkSync(join(table.dataFolder, 'nowhere'), ownFolder(table, 'dangling'));
  drop(table, 'sound');
  const { broken } = await table.call('library', {});
  expect(broken.map(({ folder, problems }) => [basename(folder), problems[0]?.message])).toEqual([
    ['bomb', expect.stringContaining('is missing')],
    ['dangling', 'This folder cannot be read (ENOENT).'],
    ['empty', 'The file “ruleset.json” is missing.'],
    [
      'game.zip',
      'This folder cannot be read (it is a file: a game is a folder that holds a ruleset.json).',
    ],
    ['list', expect.stringContaining('is missing')],
    ['proto', expect.stringContaining('is missing')],
  ]);
  expect(await ids(table)).toEqual(['four-in-a-row', 'lantern-isles', 'tic-tac-toe', 'sound']);
  expect((await table.playOn(await table.newGame('sound'), 99)).view.result).not.toBeNull();
});

test('[LIB-5] an id that is already taken is a problem of the one that came later', async () => {
  const table = openTable();
  const folder = copyExample('tic-tac-toe', ownFolder(table, 'again'));
  const { rulesets, broken } = await table.call('library', {});
  expect(rulesets.filter(({ id }) => id === 'tic-tac-toe')).toMatchObject([{ shipped: true }]);
  expect(broken).toMatchObject([{ folder, problems: [{ code: 'id-taken' }] }]);
  expect(broken[0]?.problems[0]?.message).toMatch(
    /^The id “tic-tac-toe” is already taken by .*examples.tic-tac-toe\. Give this ruleset another id\.$/,
  );
});

test('[LIB-7] a change is seen the next time, and a folder that is gone is gone', async () => {
  const table = openTable();
  const folder = drop(table, 'my-game');
  const before = await table.entry('my-game');
  expect(await table.entry('my-game')).toEqual(before);
  write(folder, 'rules.json', 'not JSON');
  expect(await ids(table)).not.toContain('my-game');
  copyExample('tic-tac-toe', folder);
  drop(table, 'my-game');
  expect((await table.entry('my-game')).hash).toBe(before.hash);
  rmSync(folder, { recursive: true });
  expect(await table.call('library', {})).toMatchObject({
    rulesets: [{ id: 'four-in-a-row' }, { id: 'lantern-isles' }, { id: 'tic-tac-toe' }],
    broken: [],
  });
});

test('[LIB-7] a folder in which nothing has been touched is not read again', async () => {
  const table = openTable();
  const folder = drop(table, 'my-game');
  const file = join(folder, 'rules.json');
  const text = readFileSync(file, 'utf8');
  utimesSync(file, 1000, 1000);
  const before = await table.entry('my-game');
  write(folder, 'rules.json', text.replaceAll('T', 'X'));
  utimesSync(file, 1000, 1000);
  expect(await table.entry('my-game')).toEqual(before);
  utimesSync(file, 2000, 2000);
  expect(await ids(table)).not.toContain('my-game');
});
