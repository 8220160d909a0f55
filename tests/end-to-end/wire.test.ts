// The page on another shell's wire, with a made-up game: cards, hidden pieces, moves of several picks.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endPrograms, freshFolder, startProgram } from './shell.ts';
import { button, clickOn, openBrowser, photograph, settle, sitDown, space } from './person.ts';
import { bringWire, hello, open, options, sheet } from './scripted-shell.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

test('[E2E-15] over a wire of its own, a card and then a field are pointed at', async () => {
  const program = startProgram(['--no-window', '--data-dir', freshFolder()]);
  const { page, complaints } = await sitDown(browser, await program.address);
  const { game, ruleset, seats } = open;
  const summary = { game, ruleset, seats, step: 0, result: null, rulesetId: sheet.id };
  const times = { startedAt: '2030-01-01T00:00:00Z', playedAt: '2030-01-01T00:00:00Z' };
  await page.addInitScript(bringWire, {
    hello,
    sheet,
    games: [{ ...summary, ...times, names: { en: 'Field and Stream' } }],
    openGame: open,
    ...options,
    answer: { accepted: false, refusal: { code: 'not-possible' } },
  });
  await page.reload();
  await button(page, /Continue/).click();
  await settle(page);
  expect(await page.locator('.overlay .space').count()).toBe(3 + 3 + 1);
  expect(await page.locator('.overlay .space[aria-disabled="false"]').count()).toBe(2);
  await clickOn(page, 'piece/0');
  await button(page, 'Take it back').waitFor();
  expect(await space(page, 'field/a1').getAttribute('aria-disabled')).toBe('false');
  expect(await space(page, 'field/c1').getAttribute('aria-disabled')).toBe('true');
  await photograph(page, 'cards');
  await page.keyboard.press('Escape');
  await space(page, 'piece/1').waitFor({ state: 'attached' });
  await clickOn(page, 'piece/1');
  await button(page, 'Take it back').waitFor();
  await clickOn(page, 'field/c1');
  await page.getByText('That cannot be chosen now.').waitFor();
  await button(page, 'Rest').click();
  await expect
    .poll(() => page.evaluate(() => window.answersHeard))
    .toEqual([
      { seat: 0, move: 'sow', picks: { card: 'piece/1', field: 'field/c1' } },
      { seat: 0, move: 'rest', picks: {} },
    ]);
  expect(complaints).toEqual([]);
  await page.close();
});
