// A person in front of the real page: looks, points with the mouse, types; in a real Chromium.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, thisMachine } from '../../browser/find.ts';
import { chromiumFlags } from '../support/chromium.ts';
import { shell, windowAt } from './shell.ts';

const root = join(import.meta.dirname, '../..');
const album = join(root, 'artefacts');

/** Builds the page if its sources have changed, and opens the browser of this machine. */
export async function openBrowser(): Promise<Browser> {
  const build = spawnSync(process.execPath, [join(root, 'tools/build.ts'), '--if-changed'], {
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(`the page could not be built: ${build.stderr}`);
  mkdirSync(album, { recursive: true });
  const executablePath = findBrowser(thisMachine);
  if (!executablePath) throw new Error('no Chromium, Chrome or Edge on this machine');
  return chromium.launch({ executablePath, args: chromiumFlags });
}

export interface Person {
  readonly page: Page;
  /** What the page asked for beyond its own program, and what it complained about. */
  readonly complaints: readonly string[];
}

export async function sitDown(browser: Browser, address: string): Promise<Person> {
  const there = windowAt(address);
  const page = await (there ?? browser.newPage({ locale: 'en-GB' }));
  await page.setViewportSize({ width: 1280, height: 720 });
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!isOwn(request.url(), address)) complaints.push(`asked for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(countFrames);
  await (there ? page.reload() : page.goto(address));
  return { page, complaints };
}

/** Of the page itself: over loopback, under the shell's own scheme, or made by the page. */
function isOwn(requested: string, address: string): boolean {
  const { origin, protocol } = new URL(requested);
  if (['blob:', 'data:', 'tablekeep:'].includes(protocol)) return true;
  return origin === 'https://app.tablekeep.invalid' || origin === new URL(address).origin;
}

declare global {
  interface Window {
    framesAsked: number;
    framesDrawn: number;
  }
}

function countFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const open = new Set<number>();
  window.framesAsked = 0;
  window.framesDrawn = 0;
  window.requestAnimationFrame = (callback) => {
    window.framesAsked++;
    const request = ask((now) => {
      if (open.delete(request)) window.framesDrawn++;
      callback(now);
    });
    open.add(request);
    return request;
  };
  window.cancelAnimationFrame = (request) => {
    if (open.delete(request)) window.framesDrawn++;
    cancel(request);
  };
}

export function framesOf(page: Page): Promise<number> {
  return page.evaluate(() => window.framesAsked);
}

/** Waits until the table is drawn and nothing moves on it any more. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.stage[data-drawn="yes"]').waitFor();
  for (let before = -1; ;) {
    // A busy machine draws late: every frame asked for must have come, at the size of the window.
    await page.waitForFunction(
      () => {
        const stage = document.querySelector('.stage');
        const canvas = stage?.querySelector('canvas');
        const fits = stage?.clientWidth === canvas?.clientWidth;
        return fits && window.framesAsked === window.framesDrawn;
      },
      undefined,
      { polling: 100 },
    );
    const now = await framesOf(page);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(250);
  }
}

export function space(page: Page, ref: string) {
  return page.locator(`[data-ref="${ref}"]`);
}

/** The middle of a thing in the window, as the accessible table says. */
export async function middleOf(page: Page, ref: string): Promise<{ x: number; y: number }> {
  const box = await space(page, ref).boundingBox();
  if (!box) throw new Error(`${ref} is not on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Points at the picture with the mouse and clicks. */
export async function clickOn(page: Page, ref: string): Promise<void> {
  const { x, y } = await middleOf(page, ref);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

/** Clicks on a space and waits until something lies on what it stood for. */
export async function play(page: Page, ref: string, on = ref): Promise<void> {
  await clickOn(page, ref);
  await page
    .locator(`[data-ref="${on}"]:not([aria-label*="empty"])`)
    .waitFor({ state: 'attached' });
}

export async function labelOf(page: Page, ref: string): Promise<string> {
  return (await space(page, ref).getAttribute('aria-label')) ?? '';
}

export function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name });
}

/** Whoever is asked for at the curtain sits down. */
export async function passCurtain(page: Page): Promise<void> {
  const asked = page.locator('.curtain .primary');
  await asked.or(page.locator('.stage')).first().waitFor();
  if (await asked.count()) await asked.click();
}

/** From the title screen to a new game. */
export async function startGame(page: Page, ruleset: string, names: readonly string[]) {
  await button(page, 'New game').click();
  await page.locator(`[data-ruleset="${ruleset}"]`).click();
  for (const [seat, name] of names.entries()) await page.getByLabel(`Seat ${seat + 1}`).fill(name);
  await button(page, 'Start the game').click();
  await passCurtain(page);
  await settle(page);
}

/** A screenshot in both sizes for the album. */
export async function photograph(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1600, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (await page.locator('.stage').count()) await settle(page);
    if (await page.locator('.emblem').count()) await page.locator('.piece-icon').first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = `${shell === 'browser' ? '' : `${shell}-`}${name}-${width}x${height}.png`;
    await page.screenshot({ path: join(album, file) });
  }
}

/** The colour of one pixel of the window, as red, green and blue. */
export async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const brush = document.createElement('canvas').getContext('2d');
    brush?.drawImage(image, 0, 0);
    return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png);
}
