// The life of the application: menus, files, falls, second starts and the end.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endPrograms, freshFolder } from '../browser/program.ts';
import { button, labelOf, play, settle, startGame } from '../end-to-end/person.ts';
import type {} from '../../renderer/bridge.ts';
import { buildShell, endDesks, startDesk, type Desk } from './desk.ts';

beforeAll(buildShell);

afterEach(async () => {
  await endDesks();
  await endPrograms();
});

async function deedsOf(desk: Desk, what: string): Promise<unknown[]> {
  return (await desk.stage('deeds')).filter((deed) => deed.what === what).map((deed) => deed.with);
}

async function greeted(desk: Desk): Promise<Page> {
  const page = await desk.page();
  await button(page, /New game|Nouvelle partie/)
    .first()
    .waitFor();
  return page;
}

test('[SHELL-30] a household that is killed is started again, and the game goes on', async () => {
  const desk = startDesk(['--data-dir', freshFolder()]);
  const page = await greeted(desk);
  await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
  await play(page, 'grid/b2');
  expect(await desk.stage('killHousehold')).toBe(1);
  await play(page, 'grid/a1');
  await settle(page);
  expect(await labelOf(page, 'grid/b2')).toBe('b2, cross');
  expect(await labelOf(page, 'grid/a1')).toBe('a1, nought');
  await desk.stage('killHousehold');
  await play(page, 'grid/c3');
});

test('[SHELL-30] one that falls again and again is given up with a sentence', async () => {
  const desk = startDesk(['--data-dir', freshFolder()]);
  await greeted(desk);
  const killing = setInterval(() => void desk.stage('killHousehold').catch(() => 0), 30);
  const { code, said } = await desk.ended;
  clearInterval(killing);
  expect(code).toBe(1);
  expect(said).toContain('Your games are safe in the data folder');
});

test('[SHELL-31] a picture that falls is drawn again, and the player is told', async () => {
  const desk = startDesk(['--data-dir', freshFolder()]);
  const page = await greeted(desk);
  await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
  await play(page, 'grid/b2');
  await desk.stage('crashPage');
  await expect.poll(() => deedsOf(desk, 'showMessageBox')).toHaveLength(1);
  const again = await greeted(desk);
  await button(again, /Continue/).click();
  await settle(again);
  expect(await labelOf(again, 'grid/b2')).toBe('b2, cross');
  const [[box]] = (await deedsOf(desk, 'showMessageBox')) as [[{ detail: string }]];
  expect(box.detail).toContain('Nothing is lost');
});

test('[SHELL-32] the window comes back where it was', async () => {
  const folder = freshFolder();
  const frame = { x: 240, y: 120, width: 1100, height: 700 };
  const first = startDesk(['--data-dir', folder]);
  await greeted(first);
  await first.stage('move', frame);
  await first.stage('quit');
  await first.ended;
  const second = startDesk(['--data-dir', folder]);
  await greeted(second);
  expect(await deedsOf(second, 'BrowserWindow')).toMatchObject([[frame]]);
});

test('[SHELL-33] the menu follows the language, and leads the page', async () => {
  const desk = startDesk(['--data-dir', freshFolder()]);
  const page = await greeted(desk);
  const labels = async () => JSON.stringify(await desk.stage('menu'));
  expect(await labels()).toContain('New game…');
  expect(await desk.stage('click', 'language-fr')).toBe(true);
  await button(page, 'Nouvelle partie').first().waitFor();
  await expect.poll(labels).toContain('Nouvelle partie…');
  await button(page, 'English').click();
  await expect.poll(labels).toContain('New game…');
  await desk.stage('click', 'new-game');
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  await desk.stage('click', 'logs');
  expect(await deedsOf(desk, 'openPath')).toHaveLength(1);
});

test('[SHELL-33] at a table the menu takes back and shows the game again', async () => {
  const desk = startDesk(['--data-dir', freshFolder()]);
  const page = await greeted(desk);
  await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
  await play(page, 'grid/b2');
  await desk.stage('click', 'undo');
  await page.getByRole('button', { name: /^b2, empty/ }).waitFor();
  await desk.stage('click', 'replay');
  await page.getByText('Move 0 of 0').waitFor();
});

test('[SHELL-34] files reach the page from the start, from the desktop and by a second start', async () => {
  const folder = freshFolder();
  const files = ['one.tablekeep', 'two.tablekeep-mod', 'three.tablekeep'].map((name) => {
    const path = join(folder, name);
    writeFileSync(path, name);
    return path;
  });
  const desk = startDesk(['--data-dir', folder, files[0]!]);
  const page = await desk.page();
  await page.getByRole('heading', { name: 'What is kept' }).waitFor();
  await page.getByText('This file was not imported').waitFor();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.tablekeep?.listen((notice) => {
      if (notice.notice === 'file-opened') heard.push(`${notice.name} ${atob(notice.data)}`);
    });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(await desk.stage('openFile', files[1]!)).toBe(true);
  await expect.poll(heard).toEqual(['two.tablekeep-mod two.tablekeep-mod']);
  const second = startDesk(['--data-dir', folder, files[2]!]);
  expect((await second.ended).code).toBe(1);
  await expect.poll(heard).toContain('three.tablekeep three.tablekeep');
  rmSync(files[1]!);
  await desk.stage('openFile', files[1]!);
  await expect.poll(() => deedsOf(desk, 'showErrorBox')).toHaveLength(1);
});

test('[SHELL-35] a second start brings the first window to the front and ends', async () => {
  const folder = freshFolder();
  const first = startDesk(['--data-dir', folder]);
  await greeted(first);
  const second = startDesk(['--data-dir', folder]);
  const { code, said } = await second.ended;
  expect(code).toBe(1);
  expect(said).toContain('already open with this data folder');
  await expect.poll(() => deedsOf(first, 'focus')).toHaveLength(1);
});

test.each(['closeWindow', 'quit', 'SIGTERM', 'SIGINT'] as const)(
  '[SHELL-36] after %s everything is closed in order',
  async (way) => {
    const folder = freshFolder();
    const desk = startDesk(['--data-dir', folder]);
    const page = await greeted(desk);
    await startGame(page, 'tic-tac-toe', ['Ann', 'Ben']);
    await play(page, 'grid/b2');
    if (way === 'SIGTERM' || way === 'SIGINT') desk.child.kill(way);
    else void desk.stage(way).catch(() => undefined);
    expect((await desk.ended).code).toBe(0);
    // A database that was closed in order leaves no journal behind.
    expect(existsSync(join(folder, 'tablekeep.sqlite-wal'))).toBe(false);
    const again = startDesk(['--data-dir', folder]);
    const later = await greeted(again);
    await button(later, /Continue/).click();
    await settle(later);
    expect(await labelOf(later, 'grid/b2')).toBe('b2, cross');
  },
);

test('[SHELL-37] a data folder that cannot be used is told in one sentence', async () => {
  const file = join(freshFolder(), 'a-file');
  writeFileSync(file, '');
  const { code, said } = await startDesk(['--data-dir', file]).ended;
  expect(code).toBe(1);
  expect(said).toContain('Choose another with --data-dir');
});
