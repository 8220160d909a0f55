// Who is heard and what is served, in the real main program.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder } from '../browser/program.ts';
import { buildShell, endDesks, startDesk, type Desk } from './desk.ts';

let desk: Desk;

beforeAll(async () => {
  buildShell();
  desk = startDesk(['--data-dir', freshFolder()]);
  await desk.page();
});

afterAll(endDesks);

const message = { method: 'games', params: {} };
const own = { url: 'tablekeep://app/', parent: null };

test('[SHELL-21] the page of the table is heard', async () => {
  expect(await desk.stage('invoke', { frame: own, message })).toEqual({ ok: true, result: [] });
});

test.each([
  null,
  { url: 'https://evil.example/', parent: null },
  { url: 'tablekeep://application/', parent: null },
  { url: 'tablekeep://app.evil.example/', parent: null },
  { url: 'tablekeep://app@evil.example/', parent: null },
  { url: 'tablekeep://app:80/', parent: null },
  { url: 'file:///tablekeep://app/', parent: null },
  { url: 'about:blank', parent: null },
  { url: 'not an address', parent: null },
  { url: 'tablekeep://app/', parent: { url: 'tablekeep://app/' } },
])('[SHELL-21] %j is not heard', async (frame) => {
  const reply = await desk.stage('invoke', { frame, message });
  expect(reply).toMatchObject({ ok: false, error: { code: 'bad-message' } });
});

test('[SHELL-29] whatever the page says, it gets a reply, and the household goes on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (odd) => {
      const reply = await desk.stage('invoke', { frame: own, message: odd });
      expect(reply).toMatchObject({ ok: false, error: { code: 'bad-message' } });
    }),
    { numRuns: 200 },
  );
  expect(await desk.stage('invoke', { frame: own, message })).toEqual({ ok: true, result: [] });
});

test.each([
  '/nothing.js',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..\\..\\package.json',
  '/icons/../../package.json',
  '/%00',
  '/%zz',
])('[SHELL-23] %s leads nowhere', async (path) => {
  const page = await desk.page();
  const status = await page.evaluate((at) => fetch(at).then((r) => r.status), path);
  expect(status).toBe(404);
});

test('[SHELL-23] the page and its icons come with the policy', async () => {
  const page = await desk.page();
  const headers = await page.evaluate(() =>
    Promise.all(
      ['/', '/icons/ring.svg', '/nothing'].map((path) =>
        fetch(path).then((r) => [r.status, r.headers.get('content-security-policy') ?? '']),
      ),
    ),
  );
  expect(headers.map(([status]) => status)).toEqual([200, 200, 404]);
  for (const [, policy] of headers) {
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  }
});
