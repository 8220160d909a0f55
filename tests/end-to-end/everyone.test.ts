// The table for everyone, in a real browser: in French, and with the keyboard alone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endPrograms, freshFolder, startProgram } from './shell.ts';
import { button, labelOf, openBrowser, photograph, settle, sitDown } from './person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

test('[E2E-8] the whole interface is in French at once, and stays so', async () => {
  const folder = freshFolder();
  const first = startProgram(['--no-window', '--data-dir', folder]);
  const { page, complaints } = await sitDown(browser, await first.address);
  await button(page, 'Français').click();
  await button(page, 'Nouvelle partie').click();
  await page.locator('[data-ruleset="four-in-a-row"]').click();
  await page.getByRole('heading', { name: 'Quatre à la suite' }).waitFor();
  await button(page, 'Commencer la partie').click();
  await settle(page);
  await page.getByRole('heading', { name: 'À Joueur 1 de jouer' }).waitFor();
  expect(await labelOf(page, 'rack/a1')).toContain('a1, libre');
  await photograph(page, 'french');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(complaints).toEqual([]);
  await page.close();
  first.child.kill('SIGTERM');
  await first.ended;
  const second = startProgram(['--no-window', '--data-dir', folder]);
  const later = await sitDown(browser, await second.address);
  await button(later.page, /Continuer/).waitFor();
  await later.page.close();
});

test('[E2E-9] a whole game with the keyboard alone', async () => {
  const program = startProgram(['--no-window', '--data-dir', freshFolder()]);
  const { page, complaints } = await sitDown(browser, await program.address);
  await press(page, 'New game');
  await press(page, /Tic-tac-toe/);
  await press(page, 'Start the game');
  await settle(page);
  await tabTo(page, '[data-ref]');
  // From the lower left corner: up, up, right … and Enter where a mark shall lie.
  for (const [keys, on] of [
    ['', 'a1'],
    ['ArrowUp', 'a2'],
    ['ArrowRight', 'b2'],
    ['ArrowUp', 'b3'],
    ['ArrowRight', 'c3'],
  ] as const) {
    if (keys) await page.keyboard.press(keys);
    expect(await focused(page)).toBe(`grid/${on}`);
    await page.keyboard.press('Enter');
    await page.locator(`[data-ref="grid/${on}"]:not([aria-label*="empty"])`).waitFor();
  }
  await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
  await settle(page);
  await photograph(page, 'keyboard');
  expect(complaints).toEqual([]);
  await page.close();
});

/** Goes to a button with the tabulator key and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const target = button(page, name).first();
  await target.waitFor();
  for (let steps = 0; steps < 40; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-ref') ?? null);
}
