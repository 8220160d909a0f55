// Games that people add, in a real browser: a good folder appears, a broken one explains itself.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endPrograms, freshFolder, startProgram } from './shell.ts';
import { button, labelOf, openBrowser, photograph, play, settle, sitDown } from './person.ts';

const example = join(import.meta.dirname, '../../examples/tic-tac-toe');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

async function openLibrary() {
  const folder = freshFolder();
  const program = startProgram(['--no-window', '--data-dir', folder]);
  const person = await sitDown(browser, await program.address);
  await button(person.page, 'New game').click();
  await person.page.locator('[data-ruleset="tic-tac-toe"]').waitFor();
  return { ...person, rulesets: join(folder, 'rulesets') };
}

/** A copy of an example under another id, changed in one file. */
function drop(rulesets: string, id: string, file: string, change: (text: string) => string): void {
  const folder = join(rulesets, id);
  mkdirSync(rulesets, { recursive: true });
  cpSync(example, folder, { recursive: true });
  rewrite(join(folder, 'ruleset.json'), (text) => text.replace('"tic-tac-toe"', `"${id}"`));
  rewrite(join(folder, file), change);
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`nothing changed in ${file}`);
  writeFileSync(file, changed);
}

test('[E2E-6] a folder dropped into the data folder is a new game, and can be played', async () => {
  const { page, complaints, rulesets } = await openLibrary();
  drop(rulesets, 'garden-rows', 'words/en.json', (text) =>
    text.replace('"name": "Tic-tac-toe"', '"name": "Garden Rows"'),
  );
  await button(page, 'Look again').click();
  await page.locator('[data-ruleset="garden-rows"]').click();
  await page.getByRole('heading', { name: 'Garden Rows' }).waitFor();
  await button(page, 'Start the game').click();
  await settle(page);
  await play(page, 'grid/b2');
  expect(await labelOf(page, 'grid/b2')).toBe('b2, cross');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Garden Rows');
  expect(complaints).toEqual([]);
  await page.close();
});

test('[E2E-7] a broken folder shows its problems, and the other games still start', async () => {
  const { page, complaints, rulesets } = await openLibrary();
  drop(rulesets, 'crooked', 'moves/place.json', (text) =>
    text.replace('space.cell.size()', 'space.sell.size()'),
  );
  await button(page, 'Look again').click();
  const broken = page.locator('.broken');
  await broken.waitFor();
  const told = (await broken.textContent()) ?? '';
  expect(told).toContain('crooked');
  expect(told).toMatch(/moves\/place\.json:\d+:\d+/);
  expect(told).toContain('cell');
  const [line, caret] = ((await broken.locator('pre').first().textContent()) ?? '').split('\n');
  expect(line!.slice(caret!.indexOf('^'))).toMatch(/^(space\.)?\.?sell/);
  await photograph(page, 'new-game');
  await page.locator('[data-ruleset="tic-tac-toe"]').click();
  await button(page, 'Start the game').click();
  await settle(page);
  await play(page, 'grid/b2');
  expect(complaints).toEqual([]);
  await page.close();
});
