// Two people at one screen, in a real browser: what one holds the other never sees.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { button, openBrowser, photograph, settle, sitDown } from './person.ts';
import { endPrograms, freshFolder, startProgram } from './shell.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

test('[E2E-19] the curtain hides everything until the right player is there', async () => {
  const program = startProgram(['--no-window', '--data-dir', freshFolder()]);
  const { page, complaints } = await sitDown(browser, await program.address);
  await button(page, 'New game').first().click();
  await page.locator('[data-ruleset="lantern-isles"]').click();
  await button(page, 'Start the game').click();
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  await photograph(page, 'curtain');
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await page.locator('[data-ref]').count()).toBe(0);
  expect(await page.locator('.log').count()).toBe(0);
  await button(page, /^I am /).click();
  await settle(page);
  await curtain.waitFor({ state: 'detached' });
  await page.reload();
  await button(page, /Continue/).click();
  await curtain.waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
