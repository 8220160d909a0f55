// Every door of the window, tried from inside the page and from behind the scene.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder } from '../browser/program.ts';
import type {} from '../../renderer/bridge.ts';
import { buildShell, endDesks, startDesk, type Desk } from './desk.ts';

let desk: Desk;
let page: Page;

beforeAll(async () => {
  buildShell();
  desk = startDesk(['--data-dir', freshFolder()]);
  page = await desk.page();
  await page.getByRole('button', { name: 'New game' }).first().waitFor();
});

afterAll(endDesks);

async function deedsOf(what: string): Promise<unknown[]> {
  const deeds = await desk.stage('deeds');
  return deeds.filter((deed) => deed.what === what).map((deed) => deed.with);
}

test('[SHELL-24] the window is sandboxed, isolated and without Node', async () => {
  const [[options]] = (await deedsOf('BrowserWindow')) as [[{ webPreferences: object }]];
  expect(options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  });
});

test('[SHELL-20] the page sees the wire, and neither Node nor Electron', async () => {
  const seen = await page.evaluate(() => ({
    wire: Object.keys(window.tablekeep ?? {}).sort(),
    strangers: [
      'require',
      'process',
      'module',
      'Buffer',
      'global',
      'electron',
      'ipcRenderer',
    ].filter((name) => name in window),
  }));
  expect(seen).toEqual({ wire: ['call', 'listen'], strangers: [] });
});

test('[SHELL-25] neither text nor an inline script nor style becomes code', async () => {
  const tried = await page.evaluate(() => {
    const marks = window as unknown as { ran?: string[] };
    marks.ran = [];
    setTimeout('window.ran.push("timer")' as unknown as () => void, 0);
    const script = document.createElement('script');
    script.textContent = 'window.ran.push("script")';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.ran.push("handler")');
    image.src = 'data:image/png;base64,nothing';
    document.body.append(image);
    return new Promise<string[]>((done) => setTimeout(() => done(marks.ran ?? []), 300));
  });
  expect(tried).toEqual([]);
});

test.each([
  'media',
  'geolocation',
  'notifications',
  'midi',
  'midiSysex',
  'pointerLock',
  'fullscreen',
  'openExternal',
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'hid',
  'serial',
  'usb',
  'storage-access',
  'window-management',
  'fileSystem',
  'unknown',
])('[SHELL-26] %s is refused', async (permission) => {
  expect(await desk.stage('permits', permission)).toBe(false);
});

test('[SHELL-27] the page does not leave, not even in a frame', async () => {
  const before = page.url();
  await page.evaluate(() => {
    location.href = 'https://evil.example/';
  });
  await expect
    .poll(() => deedsOf('navigation prevented'))
    .toContainEqual(['https://evil.example/']);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/frame';
    document.body.append(frame);
  });
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  expect(await deedsOf('navigation allowed')).toEqual([]);
  expect(page.frames().map((frame) => frame.url())).not.toContain('https://evil.example/frame');
});

test('[SHELL-27] nothing outside is asked for', async () => {
  const reached = await page.evaluate(() =>
    Promise.all([
      fetch('https://evil.example/x').then(
        () => true,
        () => false,
      ),
      new Promise((done) => {
        const image = new Image();
        image.onload = () => done(true);
        image.onerror = () => done(false);
        image.src = 'https://evil.example/x.png';
      }),
    ]),
  );
  expect(reached).toEqual([false, false]);
  expect(await deedsOf('request let out')).toEqual([]);
});

test('[SHELL-28] an https address is shown whole, and opened only after a yes', async () => {
  const address = 'https://game-icons.net/about.html?x=1#y';
  await desk.stage('boxes', [1, 0]);
  for (const opened of [[], [[address]]]) {
    await page.evaluate((at) => void window.open(at), address);
    await expect.poll(async () => (await deedsOf('showMessageBox')).length).toBe(opened.length + 1);
    expect(await deedsOf('openExternal')).toEqual(opened);
  }
  const [[box]] = (await deedsOf('showMessageBox')) as [[{ detail: string }]];
  expect(box.detail).toContain(address);
});

test.each([
  'http://evil.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'smb://evil.example/x',
  'tablekeep://app/',
  'mailto:x@evil.example',
])('[SHELL-28] %s is never opened', async (address) => {
  const before = await desk.stage('deeds');
  await page.evaluate((at) => void window.open(at), address);
  await page.waitForTimeout(200);
  const after = (await desk.stage('deeds')).slice(before.length).map(({ what }) => what);
  expect(after).not.toContain('openExternal');
  expect(after).not.toContain('showMessageBox');
  expect(after).not.toContain('window allow');
});
