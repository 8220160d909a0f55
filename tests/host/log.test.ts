// The diary: it rotates, and holds nothing that a player holds.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logFolder, openLog } from '../../host/log.ts';
import { openTable } from './table.ts';
import { temporaryFolder } from './temporary.ts';

test('[SHELL-38] a line has its time and stays one line', () => {
  const folder = temporaryFolder();
  openLog(folder, 'shell', () => new Date(0)).note('first\nand second');
  const text = readFileSync(join(logFolder(folder), 'shell.log'), 'utf8');
  expect(text).toBe('1970-01-01T00:00:00.000Z first and second\n');
});

test('[SHELL-38] full files are put aside, and only a few are kept', () => {
  const folder = temporaryFolder();
  const log = openLog(folder, 'shell');
  for (let i = 0; i < 60; i++) log.note(`${i} ${'x'.repeat(64 * 1024)}`);
  const files = readdirSync(logFolder(folder)).sort();
  expect(files).toEqual(['shell.1.log', 'shell.2.log', 'shell.3.log', 'shell.4.log', 'shell.log']);
  for (const file of files) {
    expect(statSync(join(logFolder(folder), file)).size).toBeLessThan(640 * 1024);
  }
  expect(readFileSync(join(logFolder(folder), 'shell.log'), 'utf8')).toContain(' 59 x');
});

test('[SHELL-38] a refused request leaves its name and reason, and none of its words', async () => {
  const { household, dataFolder } = openTable();
  await household.handle({ method: 'openGame', params: { game: 'secretsecret' } });
  const text = readFileSync(join(logFolder(dataFolder), 'household.log'), 'utf8');
  expect(text).toMatch(/ openGame: unknown-game\n$/);
  expect(text).not.toContain('secret');
});

test('[SHELL-38] nothing is written when nothing goes wrong', async () => {
  const { household, dataFolder } = openTable();
  await household.handle({ method: 'games', params: {} });
  expect(existsSync(logFolder(dataFolder))).toBe(false);
});
