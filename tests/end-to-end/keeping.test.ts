// What is kept, in a real browser: files, the bin, backups, and a store that is damaged.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  button,
  labelOf,
  openBrowser,
  photograph,
  play,
  settle,
  sitDown,
  startGame,
} from './person.ts';
import { endPrograms, freshFolder, startProgram } from './shell.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

async function open(folder: string) {
  const program = startProgram(['--no-window', '--data-dir', folder]);
  return { program, ...(await sitDown(browser, await program.address)) };
}

async function playOneMove(folder: string) {
  const person = await open(folder);
  await startGame(person.page, 'tic-tac-toe', ['Ann', 'Ben']);
  await play(person.page, 'grid/b2');
  await button(person.page, 'Menu').click();
  await button(person.page, /Leave the table/).click();
  await button(person.page, /Continue/).waitFor();
  return person;
}

test('[E2E-17] a damaged store is told, left as it is, and a backup is restored', async () => {
  const folder = freshFolder();
  const { page, program } = await playOneMove(folder);
  await button(page, 'Files, bin and backups').click();
  await button(page, 'Make a backup now').click();
  await page.getByText('The backup is made').waitFor();
  await photograph(page, 'keeping');
  await page.close();
  program.child.kill('SIGTERM');
  await program.ended;
  const store = join(folder, 'tablekeep.sqlite');
  const bytes = readFileSync(store);
  bytes.fill(0xff, 100, 8000);
  writeFileSync(store, bytes);

  const again = await open(folder);
  await again.page.getByRole('heading', { name: 'The store of your games is damaged' }).waitFor();
  await photograph(again.page, 'trouble');
  expect(readFileSync(store).equals(bytes)).toBe(true);
  await again.page.locator('[data-backup]').getByRole('button').first().click();
  await button(again.page, /Continue/).click();
  await settle(again.page);
  expect(await labelOf(again.page, 'grid/b2')).toBe('b2, cross');
  expect(readdirSync(folder).some((name) => isSetAside(join(folder, name), bytes))).toBe(true);
  await again.page.close();
});

/** The damaged file under its new name. */
function isSetAside(file: string, bytes: Buffer): boolean {
  if (file.endsWith('tablekeep.sqlite') || !statSync(file).isFile()) return false;
  return readFileSync(file).equals(bytes);
}

test('[E2E-18] a game is kept as a file, binned, taken back, and brought in once', async () => {
  const folder = freshFolder();
  const { page, complaints } = await playOneMove(folder);
  await button(page, /^Save as a file/).click();
  const said = await page.locator('.said', { hasText: 'Written to' }).textContent();
  const file = said?.replace('Written to ', '').trim() ?? '';
  expect(existsSync(file)).toBe(true);
  await button(page, /^To the bin/).click();
  await page.getByText('It lies in the bin now').waitFor();
  await expect.poll(() => page.locator('.game-row').count()).toBe(0);

  await button(page, 'Files, bin and backups').click();
  await button(page, /^Take back/).click();
  await page.getByText('The bin is empty.').waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('was here already').waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'odd.tablekeep',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('nothing of ours'),
  });
  await page.getByText('This file was not imported').waitFor();
  await button(page, /^Back$/).click();
  await expect.poll(() => page.locator('.game-row').count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
});
