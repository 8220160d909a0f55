// A folder of files → a ruleset ready to play, or every problem in a sentence with its place.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashFiles, loadFolder } from '../../../host/rulesets/load.ts';
import { patternWords } from '../../../host/rulesets/patterns.ts';
import { maxBytes, maxFiles } from '../../../host/rulesets/read.ts';
import { copyExample, root, temporaryFolder, write } from '../temporary.ts';

function example(): string {
  return copyExample('tic-tac-toe', temporaryFolder());
}

/** Changes one text of one file; it must be there. */
function change(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function problemsOf(folder: string): string[] {
  const loaded = loadFolder(folder);
  if (loaded.ok) return [];
  return loaded.problems.map(({ file, line, column, message, suggestion }) => {
    const meant = suggestion === undefined ? '' : ` [${suggestion}]`;
    return `${file}:${line}:${column} ${message}${meant}`;
  });
}

test('[LIB-8] a sound folder is loaded, under a hash of its contents only', () => {
  const one = loadFolder(example());
  const two = loadFolder(join(root, 'examples', 'tic-tac-toe'));
  expect(one.ok && two.ok).toBe(true);
  expect(one.ok && one.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(one.ok && one.hash).toBe(two.ok && two.hash);
});

test('[LIB-8] any other content, path or division has another hash', () => {
  const hashes = [
    { 'a.json': 'xy' },
    { 'a.json': 'x' },
    { 'b.json': 'xy' },
    { 'a.json': 'x', 'b.json': 'y' },
    { 'a.json': 'xb.jsony' },
  ].map(hashFiles);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashFiles({ b: '1', a: '2' })).toBe(hashFiles({ a: '2', b: '1' }));
});

describe('problems', () => {
  test('[LIB-6] of the shape are told all at once, in sentences, with what was meant', () => {
    const folder = example();
    change(folder, 'ruleset.json', '"authors"', '"autors"');
    change(folder, 'ruleset.json', '"1.0.0"', '"one"');
    change(folder, 'ruleset.json', '"min": 2', '"min": 0');
    change(folder, 'moves/place.json', '"do": "move"', '"do": "mvoe"');
    change(folder, 'moves/place.json', '"is": "space.cell.size() == 0", ', '');
    change(folder, 'table.json', '"see": "all"', '"see": "oll"');
    change(folder, 'table.json', '"mark": {}', '"Big Mark": {}');
    const look = { table: { size: [1, 1], surface: '#000000', accent: 'amber' } };
    write(folder, 'look/table.json', JSON.stringify(look, null, 2));
    change(folder, 'end.json', '"[active]"', '["active"]');
    expect(problemsOf(folder)).toEqual([
      'end.json:8:18 Expected text, a whole number or true or false, found a list of 1 item.',
      'look/table.json:8:15 Expected a colour of # and six hexadecimal digits, such as “#b3392f”; found “amber”.',
      'moves/place.json:7:19 The field “is” is missing.',
      'moves/place.json:9:17 There is no “do” called “mvoe”. [move]',
      'ruleset.json:1:1 The field “authors” is missing.',
      'ruleset.json:4:14 Expected a version of three numbers with dots, such as “1.0.0”; found “one”.',
      'ruleset.json:6:23 Expected 1 or more, found 0.',
      'ruleset.json:10:3 There is no field “autors” here; there can be id, version, format, players, options, authors, licence, languages, note. [authors]',
      'table.json:3:14 Expected small letters, digits and single hyphens, such as “red-disc”; found “Big Mark”.',
      'table.json:6:41 Expected “all”, “owner”, “none”, “top” or “face”, found “oll”. [all]',
    ]);
  });

  test('[LIB-6] of names and expressions are told with the place inside the text', () => {
    const folder = example();
    change(folder, 'moves/place.json', 'space.cell.size()', 'space.cel.size()');
    change(folder, 'flow.json', '"pass-the-turn"', '"pass-the-tern"');
    const [first, second] = problemsOf(folder);
    expect(first).toMatch(/^flow\.json:10:17 .*pass-the-tern.*\[pass-the-turn\]$/);
    expect(second).toMatch(/^moves\/place\.json:7:34 .*cel.*\[cell\]$/);
  });

  test('[LIB-6] of syntax stand beside those of other files', () => {
    const folder = example();
    write(folder, 'flow.json', '{ "initial": "turn", }');
    write(folder, 'rules.json', '{ "rules": [] }');
    expect(problemsOf(folder)).toEqual([
      'flow.json:1:22 There is a comma too many before “}”.',
      'rules.json:1:12 Expected at least 1 item, found a list of 0 items.',
    ]);
  });

  test('[LIB-6] every pattern of the schemas has words', () => {
    const folders = [join(root, 'schemas'), join(root, 'host', 'api')];
    const texts = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.schema.json'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    const found = texts.join('\n').matchAll(/"pattern":\s*("(?:[^"\\]|\\.)*")/g);
    const patterns = new Set([...found].map(([, text = '']) => JSON.parse(text) as string));
    expect(patterns.size).toBeGreaterThan(5);
    expect([...patterns].filter((pattern) => !Object.hasOwn(patternWords, pattern))).toEqual([]);
  });
});

describe('files', () => {
  test('[LIB-4] that are missing are named', () => {
    expect(problemsOf(temporaryFolder())).toEqual([
      'ruleset.json:0:0 The file “ruleset.json” is missing.',
    ]);
    const folder = temporaryFolder();
    write(folder, 'rules.json', '{ "rules": ["A-1"] }');
    expect(problemsOf(folder).map((line) => line.split(':')[0])).toEqual(
      ['ruleset', 'flow', 'table', 'setup', 'end', 'look/table'].map((name) => `${name}.json`),
    );
  });

  test('[LIB-4] that no ruleset has are named, and papers are let be', () => {
    const folder = example();
    write(folder, 'README.md', '# mine');
    write(folder, '.DS_Store', '');
    write(folder, 'fow.json', '{}');
    write(folder, 'script.js', 'process.exit()');
    write(folder, 'moves/Big.json', '{}');
    write(folder, 'moves/deep/a.json', '{}');
    expect(problemsOf(folder)).toEqual([
      expect.stringMatching(/^fow\.json:0:0 A ruleset has no file “fow\.json”.*\[flow\.json\]$/),
      'moves/Big.json:0:0 “moves/Big.json” cannot be here: a file name has small letters, digits and hyphens, and ends in .json.',
      expect.stringContaining('moves/deep:0:0 “moves/deep” cannot be here'),
      expect.stringContaining('script.js:0:0 A ruleset has no file “script.js”. It may have'),
    ]);
  });

  test('[LIB-4] that are links are not followed', () => {
    const outside = temporaryFolder();
    write(outside, 'secret.json', '{ "moves": {} }');
    const folder = example();
    symlinkSync(join(outside, 'secret.json'), join(folder, 'moves', 'secret.json'));
    symlinkSync(outside, join(folder, 'programs-elsewhere'));
    expect(problemsOf(folder)).toEqual([
      'moves/secret.json:0:0 “moves/secret.json” is a link. Put the file itself into the folder.',
      'programs-elsewhere:0:0 “programs-elsewhere” is a link. Put the file itself into the folder.',
    ]);
  });

  test('[LIB-4] that are too large or too many are not read', () => {
    const large = example();
    write(large, 'moves/large.json', ' '.repeat(maxBytes + 1));
    expect(problemsOf(large)).toEqual([
      'moves/large.json:0:0 “moves/large.json” has 2097153 bytes; a file may have 2097152.',
    ]);
    const many = example();
    for (let n = 0; n < maxFiles; n += 1) write(many, `cards/c${n}.json`, '{ "cards": {} }');
    expect(problemsOf(many)).toContain(':0:0 A ruleset may hold 500 files; this folder has more.');
    const together = example();
    for (let n = 0; n < 9; n += 1) write(together, `cards/c${n}.json`, ' '.repeat(maxBytes));
    expect(problemsOf(together).join()).toContain('have more than 6291456 bytes together');
  });

  test('[LIB-4] that are not UTF-8 are named', () => {
    const folder = example();
    writeFileSync(join(folder, 'rules.json'), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
    expect(problemsOf(folder)).toEqual([
      'rules.json:0:0 This file is not UTF-8 text. Save it as UTF-8.',
    ]);
  });

  test.skipIf(process.platform === 'win32')('[LIB-4] that are pipes are not waited for', () => {
    const folder = example();
    execFileSync('mkfifo', [join(folder, 'moves', 'pipe.json')]);
    expect(problemsOf(folder)).toEqual([expect.stringMatching(/^moves\/pipe\.json:0:0 /)]);
  });
});
