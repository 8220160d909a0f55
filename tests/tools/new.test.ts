// tablekeep new: a game to start from, which passes every command.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, temporaryFolder, write } from '../host/temporary.ts';
import { tablekeep } from './command-line.ts';

describe('a new game', () => {
  test('[CLI-11] has an id and a name of its own and passes every command', async () => {
    const home = temporaryFolder();
    const { code, lines } = await tablekeep(['new', 'stone-soup'], home);
    expect({ code, first: lines[0] }).toEqual({
      code: 0,
      first: 'The game stone-soup is in stone-soup. What to do next:',
    });
    const folder = join(home, 'stone-soup');
    for (const [command, last] of [
      ['check', '1 folder checked, 0 problems'],
      ['scenario', '4 passed, 0 failed'],
      ['simulate', '  troubles  0'],
      ['rules', '3 rules, 0 without data, 0 without proof'],
    ] as const) {
      const run = await tablekeep([command, folder]);
      expect({ command, code: run.code, last: run.lines.at(-1) }).toEqual({
        command,
        code: 0,
        last,
      });
    }
    expect(readFileSync(join(folder, 'ruleset.json'), 'utf8')).toContain('"id": "stone-soup"');
    expect(readFileSync(join(folder, 'words/en.json'), 'utf8')).toContain('"name": "Stone soup"');
  });

  test('[CLI-11] every file leads an editor to its schema', async () => {
    const folder = join(temporaryFolder(), 'deep', 'game');
    await tablekeep(['new', folder]);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((each) => each.endsWith('.json'))) {
      const file = join(folder, name);
      const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema: string };
      const schema = resolve(dirname(file), $schema);
      expect(existsSync(schema), schema).toBe(true);
      expect(dirname(schema)).toBe(join(root, 'schemas'));
    }
  });

  test('[CLI-11] a folder that is there is left alone', async () => {
    const folder = temporaryFolder();
    write(folder, 'mine/keep.txt', 'mine');
    const { code, errors } = await tablekeep(['new', 'mine'], folder);
    expect(code).toBe(2);
    expect(errors).toContain(`${join(folder, 'mine')} is there already. Choose another folder.`);
    expect(readdirSync(join(folder, 'mine'))).toEqual(['keep.txt']);
  });

  test('[CLI-11] where nothing can be written nothing is left behind', async () => {
    const folder = temporaryFolder();
    write(folder, 'file', 'not a folder');
    const { code, errors } = await tablekeep(['new', 'file/game'], folder);
    expect(code).toBe(2);
    expect(errors).toMatch(/cannot be written \(\w+\)\. Choose another folder\./);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('not a folder');
  });

  test.each([
    [[], 'Say which folder to make.'],
    [['a', 'b'], 'One folder at a time: “b” is too many.'],
    [['My Game'], '“My Game” cannot be an id'],
    [['game', '--id', 'my_game'], '“my_game” cannot be an id'],
  ])('[CLI-5] new %j', async (words, message) => {
    const folder = temporaryFolder();
    const { code, errors } = await tablekeep(['new', ...words], folder);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(readdirSync(folder)).toEqual([]);
  });
});
