// The wire and the page's files, with a stand-in for Electron that records what is laid.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../host/api/api.ts';

type Handler = (event: unknown, message: unknown) => unknown;
type Serve = (request: Request) => Response;

const laid = vi.hoisted(() => ({
  handlers: new Map<string, Handler>(),
  schemes: new Map<string, Serve>(),
}));

vi.mock('electron', () => ({
  ipcMain: { handle: (name: string, handler: Handler) => laid.handlers.set(name, handler) },
  protocol: {
    handle: (scheme: string, serve: Serve) => laid.schemes.set(scheme, serve),
    registerSchemesAsPrivileged: () => undefined,
  },
}));

const { layWire } = await import('../../electron/wire.ts');
const { serveAssets } = await import('../../electron/assets.ts');

const handle = vi.fn(() => Promise.resolve({ ok: true as const, result: [] }));
const told: Notice[] = [];
let tell: (notice: Notice) => void;

beforeEach(() => {
  handle.mockClear();
  const listen = (listener: (notice: Notice) => void) => {
    tell = listener;
    return () => undefined;
  };
  layWire({ handle, listen }, { tell: (notice) => told.push(notice) });
});

function call(senderFrame: unknown): unknown {
  return laid.handlers.get('call')?.({ senderFrame }, { method: 'games', params: {} });
}

test('[DESK-3] the page is heard, and hears notices', async () => {
  expect(await call({ url: 'tablekeep://app/', parent: null })).toEqual({ ok: true, result: [] });
  expect(handle).toHaveBeenCalledExactlyOnceWith({ method: 'games', params: {} });
  tell({ notice: 'game-changed', game: 'abcdefgh', step: 3 });
  expect(told).toEqual([{ notice: 'game-changed', game: 'abcdefgh', step: 3 }]);
});

test.each([
  null,
  { url: 'https://evil.example/', parent: null },
  { url: 'tablekeep://application/', parent: null },
  { url: 'tablekeep://app.evil.example/', parent: null },
  { url: 'file:///tablekeep://app/', parent: null },
  { url: 'about:blank', parent: null },
  { url: 'tablekeep://app/', parent: { url: 'tablekeep://app/' } },
])('[DESK-3] %j is not heard', async (frame) => {
  expect(await call(frame)).toMatchObject({ ok: false, error: { code: 'bad-message' } });
  expect(handle).not.toHaveBeenCalled();
});

test('[DESK-5] files of the page come with its policy, and others not at all', async () => {
  const asset = vi.fn((path: string) =>
    path === '/' ? { type: 'text/html; charset=utf-8', bytes: Buffer.from('the page') } : null,
  );
  serveAssets({ asset });
  const serve = laid.schemes.get('tablekeep');
  const page = serve?.(new Request('tablekeep://app/'));
  expect(page?.status).toBe(200);
  expect(await page?.text()).toBe('the page');
  expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(serve?.(new Request('tablekeep://app/nothing')).status).toBe(404);
  asset.mockClear();
  expect(serve?.(new Request('tablekeep://other/')).status).toBe(404);
  expect(asset).not.toHaveBeenCalled();
});
