// What can be played and still looks like a slip: told with its place, and in no way.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../../../host/rulesets/load.ts';
import { warnings } from '../../../host/rulesets/warnings.ts';
import { copyExample, root, temporaryFolder, write } from '../temporary.ts';

function told(change: (folder: string) => void): string[] {
  const folder = copyExample('tic-tac-toe', temporaryFolder());
  change(folder);
  const loaded = loadFolder(folder);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return warnings(loaded).map(({ file, line, column, message, suggestion }) => {
    const meant = suggestion === undefined ? '' : ` [${suggestion}]`;
    return `${file}:${line}:${column} ${message}${meant}`;
  });
}

const replaced = (path: string, from: string | RegExp, to: string) => (folder: string) => {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

test('[LIB-9] the examples and the game to start from give nothing to warn of', () => {
  expect(told(() => undefined)).toEqual([]);
  const other = loadFolder(join(root, 'examples', 'four-in-a-row'));
  expect(other.ok && warnings(other)).toEqual([]);
});

test('[LIB-9] a program that only calls itself is never called', () => {
  const program = { do: [{ do: 'call', program: 'lonely' }] };
  const text = JSON.stringify({ programs: { lonely: program } });
  expect(told((folder) => write(folder, 'programs/more.json', text))).toEqual([
    'programs/more.json:1:23 The program “lonely” is never called, and no state of flow.json starts it.',
  ]);
});

test('[LIB-9] what is declared and never read is told', () => {
  const vars = '"vars": { "idle": { "type": "int" }, ';
  expect(told(replaced('table.json', '"vars": {', vars))).toEqual([
    expect.stringMatching(/^table\.json:\d+:\d+ The variable “idle” is never used\.$/),
  ]);
});

test('[LIB-9] a field that says what holds anyway is told', () => {
  const change = replaced('table.json', '"per": "player",', '"per": "player", "inPlay": false,');
  expect(told(change)).toEqual([
    expect.stringMatching(/^table\.json:\d+:\d+ “inPlay” is false anyway when it is left out\.$/),
  ]);
  const vars = '"vars": { "last": { "on": "table",';
  expect(told(replaced('table.json', /"vars": \{\s*"last": \{/, vars))).toEqual([
    expect.stringMatching(/“on” is “table” anyway when it is left out\.$/),
  ]);
});

test('[LIB-9] an icon that does not exist is told with the nearest one', () => {
  const [line, ...more] = told(
    replaced('look/table.json', /"icon": "[a-z-]+"/, '"icon": "crossed-sword"'),
  );
  expect(more).toEqual([]);
  expect(line).toMatch(
    /There is no icon “crossed-sword” in the game-icons set\. \[crossed-swords\]$/,
  );
});
