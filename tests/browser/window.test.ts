// The app window for real: on a screen that nobody sees, in the browser of this machine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endPrograms, freshFolder, startProgram, type Program } from './program.ts';
import {
  hasScreen,
  isBrowserRunning,
  lookInto,
  observedBrowser,
  openScreen,
  type Screen,
} from './screen.ts';

const artefacts = join(import.meta.dirname, '..', '..', 'artefacts');
let screen: Screen | null = null;
let profile: string;
let program: Program;

beforeEach(async (context) => {
  if (!hasScreen()) context.skip('Xvfb is not installed, so no window can be opened unseen');
  screen = await openScreen();
  const folder = freshFolder();
  profile = join(folder, 'browser-profile');
  const env = { DISPLAY: screen.display, TABLEKEEP_BROWSER: observedBrowser(folder) };
  program = startProgram(['--data-dir', folder], { env });
});

afterEach(async () => {
  await endPrograms();
  await screen?.close();
  screen = null;
});

/** The page in the window, once it shows the table's own screen. */
async function openedPage(): Promise<Page> {
  const { origin } = new URL(await program.address);
  const browser = await lookInto(profile);
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  await expect
    .poll(() => pages().map((page) => page.url()), { timeout: 60_000 })
    .toEqual([`${origin}/`]);
  const [page] = pages();
  if (page === undefined) throw new Error('the page went away');
  await page.getByRole('button').first().waitFor();
  return page;
}

test('[SHELL-16] [SHELL-17] the window shows the page; a reload keeps it, closing it ends the program', async () => {
  const page = await openedPage();
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;
  expect(await page.evaluate(canDraw)).toBe(true);
  await page.reload();
  await page.getByRole('button').first().waitFor();
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: join(artefacts, 'app-window.png') });
  expect(program.child.exitCode).toBeNull();
  await page.close();
  expect((await program.ended).code).toBe(0);
  expect(isBrowserRunning(profile)).toBe(false);
});

test('[SHELL-18] ending the program closes the window', async () => {
  await openedPage();
  expect(isBrowserRunning(profile)).toBe(true);
  program.child.kill('SIGINT');
  expect((await program.ended).code).toBe(0);
  expect(isBrowserRunning(profile)).toBe(false);
});
