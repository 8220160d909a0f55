// The app window for real: on a screen that nobody sees, in the browser of this machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookThrough, type Glass } from './looking-glass.ts';
import { endPrograms, freshFolder, startProgram, type Program } from './program.ts';
import { hasScreen, isBrowserRunning, observedBrowser, openScreen, type Screen } from './screen.ts';

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

/** The page in the window, once it shows something to press. */
async function openedPage(): Promise<Glass> {
  const { origin } = new URL(await program.address);
  const glass = await lookThrough(profile, `${origin}/`);
  await shown(glass);
  return glass;
}

function shown(glass: Glass): Promise<void> {
  const hasButton = () => glass.evaluate("document.querySelector('button') !== null");
  return expect.poll(hasButton).toBe(true);
}

test('[SHELL-16] the window has no tabs, shows the page, and can draw', async () => {
  const glass = await openedPage();
  expect(await glass.evaluate("matchMedia('(display-mode: standalone)').matches")).toBe(true);
  const canDraw = "document.createElement('canvas').getContext('webgl2') !== null";
  expect(await glass.evaluate(canDraw)).toBe(true);
  mkdirSync(artefacts, { recursive: true });
  writeFileSync(join(artefacts, 'app-window.png'), await glass.screenshot());
});

test('[SHELL-17] a reload keeps the program going, closing the window ends it', async () => {
  const glass = await openedPage();
  await glass.evaluate('window.before = true');
  await glass.reload();
  await expect.poll(() => glass.evaluate('window.before === undefined')).toBe(true);
  await shown(glass);
  expect(program.child.exitCode).toBeNull();
  await glass.closeWindow();
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
