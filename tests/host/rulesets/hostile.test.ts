// Folders that mean harm: each is refused in a sentence, and nothing outside of it is read.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../../../host/rulesets/load.ts';
import { withinReason } from '../../support/effort.ts';
import { copyExample, root, temporaryFolder, write } from '../temporary.ts';

const MEGA = 1024 * 1024;

const words = JSON.parse(
  readFileSync(join(root, 'examples', 'tic-tac-toe', 'words', 'en.json'), 'utf8'),
) as object;

/** The first problem of the example after it was changed so, or that there is none. */
function told(change: (folder: string) => void): string {
  const folder = copyExample('tic-tac-toe', temporaryFolder());
  change(folder);
  const loaded = withinReason(() => loadFolder(folder));
  if (loaded.ok) return 'loaded';
  const { file, code } = loaded.problems[0]!;
  return `${file} ${code}`;
}

const file = (path: string, text: string) => (folder: string) => write(folder, path, text);
const json = (path: string, value: unknown) => file(path, JSON.stringify(value));
const numbered = <T>(count: number, entry: (i: number) => [string, T]) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => entry(i)));

test.each<[string, (folder: string) => void, string]>([
  [
    'a list of a million numbers',
    file('rules.json', `[${'1,'.repeat(MEGA - 2)}1]`),
    'rules.json too-large',
  ],
  [
    'two million blanks',
    file('rules.json', `${' '.repeat(2 * MEGA - 9)}{}`),
    'rules.json too-large',
  ],
  ['brackets in brackets', file('rules.json', '['.repeat(100_000)), 'rules.json too-deep'],
  ['objects in objects', file('flow.json', '{"a":'.repeat(200_000)), 'flow.json too-deep'],
  ['a million quotes', file('rules.json', '"'.repeat(MEGA + 1)), 'rules.json too-large'],
  ['a million commas', file('rules.json', `{${','.repeat(MEGA)}`), 'rules.json too-large'],
  [
    'a field named a quarter of a million times',
    file('rules.json', `{${'"a":1,'.repeat(250_000)}"a":1}`),
    'rules.json too-large',
  ],
  ['nothing but zeros', file('rules.json', '\0'.repeat(MEGA)), 'rules.json too-large'],
  [
    'a name of a million letters',
    json('moves/more.json', { moves: { ['x'.repeat(MEGA)]: { do: [] } } }),
    'moves/more.json wrong-value',
  ],
  [
    'a sentence of a million letters',
    json('words/en.json', { ...words, name: 'x'.repeat(MEGA) }),
    'words/en.json wrong-value',
  ],
  [
    'a sentence of a million braces',
    json('words/en.json', { ...words, name: '{'.repeat(MEGA) }),
    'words/en.json wrong-value',
  ],
  [
    'names made to make patterns slow',
    json('rules.json', { rules: [`A${'A-1'.repeat(100_000)}`, 'a-'.repeat(300_000)] }),
    'rules.json wrong-value',
  ],
  [
    'paths made to make patterns slow',
    json('flow.json', { initial: `a${'-a'.repeat(300_000)}!`, states: {} }),
    'flow.json wrong-value',
  ],
  [
    'hundreds of languages',
    (folder) => {
      for (let i = 0; i < 400; i++) json(`words/l${i}.json`, words)(folder);
    },
    'words/l0.json unknown-language',
  ],
  [
    'thousands of words for nothing',
    json('words/en.json', {
      ...words,
      lines: numbered(4999, (i) => [`line-${i}`, 'x {y} '.repeat(30)]),
    }),
    'words/en.json unknown-words',
  ],
  [
    'thousands of wrong effects',
    json('moves/place.json', {
      moves: numbered(4900, (i) => [`m${i}`, { do: [{ do: 'sett', x: 1 }], foo: 1 }]),
    }),
    'moves/place.json unknown-word',
  ],
  [
    'thousands of states with unknown moves',
    json('flow.json', {
      initial: 's0',
      states: numbered(4900, (i) => [`s${i}`, { meta: { moves: [`plce${i}`] } }]),
    }),
    'flow.json unreached-state',
  ],
  [
    'tens of thousands of cards',
    (folder) => {
      for (let i = 0; i < 3; i++) {
        const rows = Array.from({ length: 4999 }, (_, k) => [`c${i}-${k}`, 1]);
        const deck = { kind: 'mark', columns: ['id', 'copies'], rows };
        json(`cards/c${i}.json`, { decks: { [`d${i}`]: deck } })(folder);
      }
    },
    'cards/c2.json too-large',
  ],
])('[LIB-4] %s', (_, change, expected) => {
  expect(told(change)).toBe(expected);
});

/** Changes one text of a file of the example. */
const replaced = (path: string, from: string | RegExp, to: string) => (folder: string) => {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toMatch(from);
  write(folder, path, text.replace(from, to));
};

test.each<[string, (folder: string) => void, string]>([
  [
    'a zone called __proto__',
    replaced(
      'table.json',
      '"zones": {',
      '"zones": { "__proto__": { "per": "table", "see": "all" },',
    ),
    'table.json forbidden-name',
  ],
  [
    'a zone called constructor without words',
    replaced(
      'table.json',
      '"zones": {',
      '"zones": { "constructor": { "per": "table", "see": "all" },',
    ),
    'words/en.json missing-words',
  ],
  [
    'infinitely many players',
    replaced('ruleset.json', /"max": *\d+/, '"max": 1e400'),
    'ruleset.json wrong-value',
  ],
  [
    'more copies than can be counted',
    replaced('setup.json', /"copies": *\d+/, '"copies": 99999999999999999999'),
    'setup.json too-large',
  ],
  [
    'a fraction of a copy',
    replaced('setup.json', /"copies": *\d+/, '"copies": 0.5'),
    'setup.json wrong-value',
  ],
])('[LIB-4] %s', (_, change, expected) => {
  expect(told(change)).toBe(expected);
});

test.each<[string, (folder: string) => void, string]>([
  [
    'a file of a thousand gigabytes',
    (folder) => {
      writeFileSync(join(folder, 'cards/big.json'), '');
      truncateSync(join(folder, 'cards/big.json'), 1e12);
    },
    'cards/big.json too-large',
  ],
  [
    'a link to a file outside',
    (folder) => symlinkSync('/etc/passwd', join(folder, 'moves/link.json')),
    'moves/link.json link',
  ],
  [
    'a link in the place of a folder',
    (folder) => {
      rmSync(join(folder, 'look'), { recursive: true });
      symlinkSync('/etc', join(folder, 'look'));
    },
    'look link',
  ],
  [
    'a link that leads round in a circle',
    (folder) => symlinkSync(folder, join(folder, 'programs/self')),
    'programs/self link',
  ],
  [
    'a pipe that nobody writes to',
    (folder) => {
      execFileSync('mkfifo', [join(folder, 'moves/pipe.json')]);
    },
    'moves/pipe.json unknown-file',
  ],
  [
    'a folder in a folder',
    (folder) => write(folder, 'moves/deep/er/x.json', '{}'),
    'moves/deep unknown-file',
  ],
  [
    'bytes that are no text',
    (folder) => writeFileSync(join(folder, 'rules.json'), Buffer.from([0xff, 0xfe, 0])),
    'rules.json unreadable',
  ],
])('[LIB-4] %s', (_, change, expected) => {
  expect(told(change)).toBe(expected);
});

test('[LIB-4] a folder of thousands of files is not read to its end', () => {
  const change = (folder: string) => {
    for (let i = 0; i < 2000; i++) write(folder, `cards/c${i}.json`, '{}');
  };
  expect(told(change)).toBe(' too-many-files');
});
