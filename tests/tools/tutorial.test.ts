// The tutorial, followed to the letter: every block is written where its heading says, then its commands are run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../../host/rulesets/load.ts';
import { warnings } from '../../host/rulesets/warnings.ts';
import { root, temporaryFolder, write } from '../host/temporary.ts';
import { tablekeep } from './command-line.ts';

const page = readFileSync(join(root, 'docs', 'tutorial.md'), 'utf8');

/** The file that each heading names, and the block below it. */
const blocks = page.split(/^## /m).flatMap((section) => {
  const path = /^.*`(.+\.json)`/.exec(section)?.[1];
  const text = /```json\n(.*?)```/s.exec(section)?.[1];
  return path !== undefined && text !== undefined ? [{ path, text }] : [];
});

function followed(): string {
  const folder = join(temporaryFolder(), 'twenty');
  for (const { path, text } of blocks) write(folder, path, text);
  return folder;
}

test('[CLI-13] the tutorial leads to a game without problems or warnings', () => {
  expect(blocks).toHaveLength(12);
  const loaded = loadFolder(followed());
  expect(loaded.ok ? warnings(loaded) : loaded.problems).toEqual([]);
});

test('[CLI-13] its commands say what the tutorial says', async () => {
  const folder = followed();
  const last = async (...words: string[]) => {
    const { code, lines } = await tablekeep([words[0]!, folder, ...words.slice(1)]);
    expect([words[0], code, lines]).toEqual([words[0], 0, lines]);
    return lines.at(-1);
  };
  expect(await last('check')).toBe('1 folder checked, 0 problems');
  expect(await last('scenario')).toBe('4 passed, 0 failed');
  await last('rules');
  const games = ['--games', '20', '--check', '--threads', '1'];
  expect(await last('simulate', ...games)).toContain('troubles  0');
  expect(await last('simulate', ...games, '--bots', 'greedy')).toContain('troubles  0');
});
