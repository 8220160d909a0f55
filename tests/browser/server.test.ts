// The loopback server over real HTTP, with a household of paper behind it.
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServer, type Served, type TableServer } from '../../browser/server.ts';
import type { Notice } from '../../host/api/api.ts';
import { enter, knock } from './knock.ts';

let server: TableServer;
let cookie: string;
let tell: (notice: Notice) => void;
let heard: unknown[];
let pages: number[];

const household: Served = {
  handle(message) {
    heard.push(message);
    if (message === 'break') throw new Error('broken on purpose');
    return Promise.resolve({ ok: true, result: [] });
  },
  listen(listener) {
    tell = listener;
    return () => undefined;
  },
  asset(path) {
    if (path !== '/' && path !== '/icons/ring.svg') return null;
    return { type: 'text/html; charset=utf-8', bytes: Buffer.from('<!doctype html>the page') };
  },
};

beforeEach(async () => {
  heard = [];
  pages = [];
  server = await openServer(household, 0, (count) => pages.push(count));
  ({ cookie } = await enter(server.address));
});

afterEach(() => server.close());

const paths = ['/', '/icons/ring.svg', '/notices', '/api', '/nothing'];

function get(path: string, headers: Record<string, string> = {}) {
  return knock(server.port, path, { headers: { cookie, ...headers } });
}

function post(body: string, headers: Record<string, string> = {}) {
  return knock(server.port, '/api', { method: 'POST', headers: { cookie, ...headers }, body });
}

test('[SHELL-1] other addresses of this machine do not answer', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => address)
    .filter((address) => address !== '127.0.0.1');
  for (const address of ['127.0.0.2', ...others]) {
    const reached = await new Promise((done) => {
      const socket = connect({ host: address, port: server.port }, () => done(true));
      socket.once('error', () => done(false));
    });
    expect({ address, reached }).toEqual({ address, reached: false });
  }
});

test('[SHELL-2] the key becomes a cookie and leaves the address', async () => {
  const url = new URL(server.address);
  const answer = await knock(server.port, url.pathname + url.search);
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect(await get('/')).toMatchObject({ status: 200, text: '<!doctype html>the page' });
  expect(cookie).not.toContain(url.searchParams.get('key'));
});

test.each(paths)('[SHELL-3] %s is closed without the cookie', async (path) => {
  for (const wrong of [{}, { cookie: `${cookie}x` }, { cookie: cookie.replace(/=.*/, '=') }]) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await knock(server.port, path, { method, headers: wrong });
      expect(answer.status).toBe(403);
      expect(answer.text).toMatch(/the whole address that it printed/);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  }
  expect(heard).toEqual([]);
});

test('[SHELL-3] a wrong key gives no cookie', async () => {
  for (const key of ['', 'x', 'A'.repeat(32)]) {
    const answer = await knock(server.port, `/?key=${key}`);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  }
});

test.each(paths)('[SHELL-4] %s is closed to strangers, cookie or not', async (path) => {
  const own = `127.0.0.1:${server.port}`;
  const strangers = [
    { host: 'evil.example' },
    { host: `evil.example:${server.port}` },
    { host: '127.0.0.1' },
    { host: `127.0.0.1:${server.port + 1}` },
    { host: own, origin: 'http://evil.example' },
    { host: own, origin: `https://${own}` },
    { host: own, origin: `http://localhost:${server.port}` },
    { host: own, origin: 'null' },
  ];
  for (const headers of strangers) {
    const answer = await knock(server.port, path, {
      method: path === '/api' ? 'POST' : 'GET',
      headers: { cookie, ...headers },
    });
    expect({ headers, status: answer.status }).toEqual({ headers, status: 403 });
  }
  expect(heard).toEqual([]);
});

test('[SHELL-4] the right key does not help a stranger', async () => {
  const { search } = new URL(server.address);
  const answer = await knock(server.port, `/${search}`, { headers: { host: 'evil.example' } });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test('[SHELL-4] localhost is the same machine', async () => {
  const host = `localhost:${server.port}`;
  expect((await get('/', { host })).status).toBe(200);
  expect((await get('/', { host, origin: `http://${host}` })).status).toBe(200);
});

test('[SHELL-5] an invitation opens once', async () => {
  const invitation = server.invitation();
  await enter(invitation);
  await expect(enter(invitation)).rejects.toThrow('no cookie');
  await enter(server.address);
});

test('[SHELL-6] every answer carries the policy', async () => {
  const answers = [
    await get('/'),
    await get('/nothing'),
    await post('{}'),
    await knock(server.port, '/'),
  ];
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('[SHELL-7] a message gets the reply of the household', async () => {
  const answer = await post('{"method":"games","params":{}}');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ ok: true, result: [] });
  expect(heard).toEqual([{ method: 'games', params: {} }]);
});

test.each(['', '{', 'undefined', '{"method":', '\u0000'])(
  '[SHELL-7] %j is not JSON and says so',
  async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ ok: false, error: { code: 'bad-message' } });
    expect(heard).toEqual([]);
  },
);

test('[SHELL-7] a message of more than 33 MB is refused, one of just 33 MB is not', async () => {
  const large = await post(JSON.stringify('x'.repeat(33 * 1024 * 1024)));
  expect(large.status).toBe(413);
  expect(JSON.parse(large.text)).toMatchObject({ ok: false, error: { code: 'bad-message' } });
  expect(heard).toEqual([]);
  expect((await post(JSON.stringify('x'.repeat(33 * 1024 * 1024 - 2)))).status).toBe(200);
});

test('[SHELL-7] a household that breaks costs one answer, not the server', async () => {
  expect((await post('"break"')).status).toBe(500);
  expect((await post('{}')).status).toBe(200);
});

test('[SHELL-8] every listening page hears every notice', async () => {
  const streams = await Promise.all([listen(), listen()]);
  tell({ notice: 'game-changed', game: 'abcdefgh', step: 1 });
  tell({ notice: 'game-changed', game: 'abcdefgh', step: 2 });
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject({ step: 1 });
    expect(await stream.next()).toMatchObject({ step: 2 });
    await stream.leave();
  }
  await expect.poll(() => pages).toEqual([1, 2, 1, 0]);
});

async function listen() {
  const response = await fetch(`http://127.0.0.1:${server.port}/notices`, { headers: { cookie } });
  if (response.body === null) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<unknown> {
      for (;;) {
        const [whole, line] = /data: (.*)\n\n/.exec(text) ?? [];
        if (whole !== undefined && line !== undefined) {
          text = text.slice(text.indexOf(whole) + whole.length);
          return JSON.parse(line);
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        text += value;
      }
    },
    leave: () => reader.cancel(),
  };
}

test('[SHELL-9] what means nothing is refused plainly', async () => {
  expect((await get('/nothing')).status).toBe(404);
  expect((await get('/%')).status).toBe(404);
  expect((await get('//evil.example/')).status).toBe(404);
  expect((await get('http://evil.example/')).status).toBe(400);
  expect((await get('/api')).status).toBe(405);
  expect((await knock(server.port, '/', { method: 'DELETE', headers: { cookie } })).status).toBe(
    405,
  );
});
