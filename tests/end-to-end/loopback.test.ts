// What only a page on a loopback address can meet: a connection that is lost, and a second window.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { endPrograms, freshFolder, startProgram } from '../browser/program.ts';
import {
  button,
  clickOn,
  labelOf,
  openBrowser,
  play,
  settle,
  sitDown,
  startGame,
} from './person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

async function open() {
  const program = startProgram(['--no-window', '--data-dir', freshFolder()]);
  return { program, ...(await sitDown(browser, await program.address)) };
}

test('[E2E-12] a lost connection is told, and the game goes on when it is back', async () => {
  const { page } = await open();
  await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
  await play(page, 'grid/b2');
  await page.context().setOffline(true);
  await clickOn(page, 'grid/a1');
  const banner = page.getByText('Nothing is lost of your game');
  await banner.waitFor();
  expect(await labelOf(page, 'grid/a1')).toContain('a1, empty');
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
  await play(page, 'grid/a1');
  expect(await labelOf(page, 'grid/a1')).toBe('a1, nought');
  await page.close();
});

test('[E2E-14] two windows at one game show the same table', async () => {
  const { page, program } = await open();
  await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
  const other = await sitDown(browser, await program.address);
  await button(other.page, /Continue/).click();
  await settle(other.page);
  await play(page, 'grid/b2');
  await other.page.getByRole('button', { name: 'b2, cross' }).waitFor();
  await other.page.getByRole('heading', { name: 'Ben to play' }).waitFor();
  await play(other.page, 'grid/a1');
  await page.getByRole('button', { name: 'a1, nought' }).waitFor();
  await other.page.close();
  await page.close();
});
