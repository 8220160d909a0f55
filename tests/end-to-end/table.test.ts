// The whole program in a real browser: a game from the first click to its replay, and what may go wrong.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { endPrograms, freshFolder, startProgram } from './shell.ts';
import {
  button,
  clickOn,
  colourAt,
  framesOf,
  labelOf,
  middleOf,
  openBrowser,
  photograph,
  play,
  settle,
  sitDown,
  space,
  startGame,
} from './person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(endPrograms);
afterAll(() => browser.close());

async function open(words: readonly string[] = []) {
  const folder = freshFolder();
  const program = startProgram(['--no-window', '--data-dir', folder, ...words]);
  return { folder, program, ...(await sitDown(browser, await program.address)) };
}

describe('one game', () => {
  test('[E2E-1] [E2E-2] [E2E-3] [E2E-4] played by mouse, interrupted, finished and watched again', async () => {
    const { folder, program, page, complaints } = await open();
    await photograph(page, 'title-first-time');
    await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
    const { x, y } = await middleOf(page, 'grid/b2');
    const empty = await colourAt(page, x, y);
    await play(page, 'grid/b2');
    await settle(page);
    expect(await labelOf(page, 'grid/b2')).toBe('b2, cross');
    await page.mouse.move(5, 300);
    await settle(page);
    expect(await colourAt(page, x, y)).not.toEqual(empty);

    await clickOn(page, 'grid/b2');
    const note = page.locator('.note');
    await note.waitFor();
    expect(await note.textContent()).toContain('That space is already taken.');
    expect(await note.textContent()).toContain('put one of your marks on an empty space');
    expect(await page.locator('.log li').count()).toBe(1);
    await photograph(page, 'refused');

    await play(page, 'grid/a1');
    expect(await note.count()).toBe(0);
    await page.mouse.move(...(Object.values(await middleOf(page, 'grid/c3')) as [number, number]));
    await photograph(page, 'table-tic-tac-toe');
    await page.close();
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);

    const again = startProgram(['--no-window', '--data-dir', folder]);
    const second = await sitDown(browser, await again.address);
    await photograph(second.page, 'title');
    await button(second.page, /Continue/).click();
    await settle(second.page);
    expect(await labelOf(second.page, 'grid/b2')).toBe('b2, cross');
    expect(await labelOf(second.page, 'grid/a1')).toBe('a1, nought');
    await second.page.getByRole('heading', { name: 'Ann to play' }).waitFor();
    expect(await second.page.locator('.log li').allTextContents()).toHaveLength(2);

    for (const name of ['c3', 'a2', 'c1']) await play(second.page, `grid/${name}`);
    await play(second.page, 'grid/a3');
    await second.page.getByRole('heading', { name: 'Ben wins' }).waitFor();
    expect(await second.page.locator('.result').textContent()).toContain('three in a line');
    await photograph(second.page, 'result');

    await watchFromFirstToLast(second.page);
    expect([...complaints, ...second.complaints]).toEqual([]);
    await second.page.close();
  }, 300_000);

  async function watchFromFirstToLast(page: Awaited<ReturnType<typeof open>>['page']) {
    const order = ['b2', 'a1', 'c3', 'a2', 'c1', 'a3'];
    await button(page, 'Watch again').click();
    await page.getByText('Move 0 of 6').waitFor();
    await settle(page);
    for (const name of order) expect(await labelOf(page, `grid/${name}`)).toBe(`${name}, empty`);
    for (const [index, name] of order.entries()) {
      await button(page, 'One move on').click();
      await page.getByText(`Move ${index + 1} of 6`).waitFor();
      expect(await labelOf(page, `grid/${name}`)).toBe(
        `${name}, ${index % 2 ? 'nought' : 'cross'}`,
      );
      if (index === 3) await photograph(page, 'replay');
    }
    await page.getByRole('heading', { name: 'Ben wins' }).waitFor();
    await button(page, 'One move back').click();
    await page.getByText('Move 5 of 6').waitFor();
    expect(await labelOf(page, 'grid/a3')).toBe('a3, empty');
    await button(page, 'To the beginning').click();
    await page.getByText('Move 0 of 6').waitFor();
    await button(page, 'To the end').click();
    await page.getByText('Move 6 of 6').waitFor();
    // Played by itself, it begins again and comes to the same end.
    await button(page, 'Play').and(page.locator('.transport button')).click();
    await page.getByText('Move 1 of 6').waitFor();
    await page.getByText('Move 6 of 6').waitFor();
  }
});

test('[E2E-5] [E2E-10] a click anywhere in a column drops a disc into it', async () => {
  const { page, complaints } = await open();
  await startGame(page, 'four-in-a-row', ['Ann', 'Ben']);
  await play(page, 'rack/d6', 'rack/d1');
  await play(page, 'rack/d4', 'rack/d2');
  await play(page, 'rack/c1');
  await play(page, 'rack/c6', 'rack/c2');
  await play(page, 'rack/e3', 'rack/e1');
  await play(page, 'rack/b2', 'rack/b1');
  await play(page, 'rack/d6', 'rack/d3');
  await play(page, 'rack/e6', 'rack/e2');
  await settle(page);
  expect(await labelOf(page, 'rack/d1')).toBe('d1, yellow disc');
  expect(await labelOf(page, 'rack/d2')).toBe('d2, red disc');
  const { x, y } = await middleOf(page, 'rack/f5');
  await page.mouse.move(x, y);
  await photograph(page, 'table-four-in-a-row');
  for (const row of [4, 5, 6]) await play(page, 'rack/d6', `rack/d${row}`);
  await clickOn(page, 'rack/d6');
  await page.getByText('That space is already taken.').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('[E2E-11] when nothing moves, the page asks for no frame and draws nothing', async () => {
  const { page } = await open();
  await startGame(page, 'four-in-a-row', ['Ann', 'Ben']);
  await play(page, 'rack/d6', 'rack/d1');
  await settle(page);
  const before = await framesOf(page);
  await page.waitForTimeout(1000);
  expect(await framesOf(page)).toBe(before);
  await play(page, 'rack/d6', 'rack/d2');
  await settle(page);
  expect(await framesOf(page)).toBeGreaterThan(before);
  await page.close();
});

test('[E2E-13] picture, mouse and accessible table agree at every size of the window', async () => {
  const { page, complaints } = await open();
  await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
  for (const [width, height] of [
    [1280, 720],
    [1600, 900],
    [820, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const box = (await space(page, 'grid/b2').boundingBox())!;
    await page.mouse.move(box.x + 3, box.y + 3);
    await page.locator('.stage.may').waitFor();
    await page.mouse.move(box.x + box.width - 3, box.y + box.height - 3);
    expect(await page.locator('.stage.may').count()).toBe(1);
    await page.mouse.move(box.x - 4, box.y + box.height / 2);
    await page.locator('.stage:not(.may)').waitFor();
    await settle(page);
    const inside = await colourAt(page, box.x + box.width / 2, box.y + box.height / 2);
    const beside = await colourAt(page, box.x - 5, box.y - 5);
    expect(Math.min(...inside)).toBeGreaterThan(130);
    expect(Math.max(...beside)).toBeLessThan(Math.min(...inside));
  }
  await button(page, 'Table talk').click();
  await page.getByRole('heading', { name: 'Ann to play' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
