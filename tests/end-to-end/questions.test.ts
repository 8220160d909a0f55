// Questions in a real browser: several picks with a confirm, forms step by step, branches and numbers as buttons.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endPrograms, freshFolder, startProgram } from './shell.ts';
import { button, clickOn, openBrowser, photograph, settle, sitDown, startGame } from './person.ts';

const demands = join(import.meta.dirname, '../engine/demands');

/** A hand for each seat, and a row in the middle. */
function lookOf(row: string, cards: readonly string[]) {
  const line = { as: 'row', step: 150, room: 800 };
  const [mine, theirs, middle] = [660, 120, 400].map((y) => [600, y]);
  return {
    table: { size: [1200, 800], surface: '#24323b', accent: '#ffd166' },
    zones: { hand: { ...line, at: [mine, theirs] }, [row]: { ...line, at: [middle] } },
    cards: Object.fromEntries(
      cards.map((card) => [card, { shape: 'card', size: 120, fill: '#e9dcc3' }]),
    ),
  };
}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

/** A game of a demand's ruleset, with a look in which its cards lie apart. */
async function sitDownTo(demand: string, look: ReturnType<typeof lookOf>) {
  const folder = freshFolder();
  const own = join(folder, 'rulesets', demand.toLowerCase());
  mkdirSync(join(folder, 'rulesets'), { recursive: true });
  cpSync(join(demands, demand), own, { recursive: true });
  writeFileSync(join(own, 'look/table.json'), JSON.stringify(look));
  const program = startProgram(['--no-window', '--data-dir', folder]);
  const person = await sitDown(browser, await program.address);
  await startGame(person.page, demand.toLowerCase(), ['Ann', 'Ben']);
  return person;
}

/** The last line of the log. */
async function heard(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor();
}

test('[E2E-16] several things are picked and confirmed, and a form is filled in step by step', async () => {
  const { page, complaints } = await sitDownTo(
    'D20-how-many',
    lookOf('pile', ['fox', 'owl', 'axe', 'oak']),
  );
  await button(page, /^discard$/).click();
  await clickOn(page, 'piece/0');
  await clickOn(page, 'piece/2');
  await clickOn(page, 'piece/1');
  expect(await button(page, /Choose these/).count()).toBe(0);
  await clickOn(page, 'piece/1');
  await photograph(page, 'several');
  await button(page, 'Choose these 2').click();
  await settle(page);
  await button(page, /^build$/).click();
  for (const amount of ['1', '0', '2']) await button(page, new RegExp(`^${amount}$`)).click();
  await heard(page, 'Ann: build');
  await button(page, /^stack$/).click();
  await heard(page, 'In which order do you put them down?');
  await clickOn(page, 'piece/3');
  await clickOn(page, 'piece/1');
  await button(page, 'Choose these 2').click();
  await heard(page, 'Ann: oak and owl.');
  expect(complaints).toEqual([]);
  await page.close();
});

test('[E2E-16] a question of a program is asked in its words, and its branches are buttons', async () => {
  const { page, complaints } = await sitDownTo(
    'D13-choice-in-an-effect',
    lookOf('row', ['fox', 'owl', 'axe']),
  );
  await button(page, 'loot').click();
  await heard(page, 'Which card do you take?');
  await clickOn(page, 'piece/1');
  await heard(page, 'Another card, or a gem?');
  await page.reload();
  await button(page, /Continue/).click();
  await heard(page, 'Another card, or a gem?');
  await button(page, 'A gem').click();
  await heard(page, 'Ann: A gem.');
  await settle(page);
  await clickOn(page, 'piece/0');
  await button(page, 'loot').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
