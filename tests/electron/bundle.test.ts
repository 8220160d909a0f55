// The bundles as Electron would load them: their form, and what the preload hands to the page.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Wire } from '../../host/api/api.ts';

const root = join(import.meta.dirname, '..', '..');

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools', 'build.ts'), 'electron', '--if-changed']);
});

function built(name: string): string {
  return readFileSync(join(root, 'build', 'electron', name), 'utf8');
}

/** Runs the preload as a sandbox would: CommonJS, with `electron` as the only thing to require. */
function runPreload() {
  const exposed = new Map<string, unknown>();
  const ipcRenderer = {
    invoke: vi.fn(() => Promise.resolve({ ok: true, result: [] })),
    on: vi.fn<(channel: string, hear: (event: unknown, notice: unknown) => void) => void>(),
    off: vi.fn(),
  };
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => exposed.set(name, value),
  };
  const preload = compileFunction(built('preload.cjs'), ['require']) as (
    require: (name: string) => unknown,
  ) => void;
  preload((name) => {
    if (name !== 'electron') throw new Error(`a sandbox has no ${name}`);
    return { contextBridge, ipcRenderer };
  });
  return { exposed, ipcRenderer };
}

test('[SHELL-19] the preload runs as CommonJS with nothing but Electron', () => {
  expect(runPreload).not.toThrow();
  expect(built('preload.cjs')).not.toMatch(/^\s*(import|export)\b/m);
});

test('[SHELL-20] the page is given the wire and nothing else', async () => {
  const { exposed, ipcRenderer } = runPreload();
  expect([...exposed.keys()]).toEqual(['tablekeep']);
  const wire = exposed.get('tablekeep') as Wire;
  expect(Object.keys(wire).sort()).toEqual(['call', 'listen']);
  expect(await wire.call('games', {})).toEqual({ ok: true, result: [] });
  expect(ipcRenderer.invoke).toHaveBeenCalledExactlyOnceWith('call', {
    method: 'games',
    params: {},
  });
});

test('[SHELL-20] a listener hears notices without the event that carried them, until it stops', () => {
  const { exposed, ipcRenderer } = runPreload();
  const listener = vi.fn();
  const stop = (exposed.get('tablekeep') as Wire).listen(listener);
  const [channel, hear] = ipcRenderer.on.mock.calls[0] ?? [];
  hear?.({ sender: 'powerful' }, { notice: 'game-changed', game: 'abcdefgh', step: 1 });
  expect(listener.mock.calls).toEqual([[{ notice: 'game-changed', game: 'abcdefgh', step: 1 }]]);
  stop();
  hear?.({}, { notice: 'host-restarted' });
  expect(listener).toHaveBeenCalledOnce();
  expect(channel).toBe('notice');
});

test('[SHELL-20] what was told before the page listened is told then, once', () => {
  const { exposed, ipcRenderer } = runPreload();
  ipcRenderer.on.mock.calls[0]?.[1]({}, { notice: 'menu', item: 'about' });
  const [first, second] = [vi.fn(), vi.fn()];
  for (const listener of [first, second]) (exposed.get('tablekeep') as Wire).listen(listener);
  expect(first.mock.calls).toEqual([[{ notice: 'menu', item: 'about' }]]);
  expect(second).not.toHaveBeenCalled();
});

test.each(['main.js', 'household-process.js'])(
  '[SHELL-22] %s needs only Node, Electron and the database library',
  (name) => {
    const text = built(name);
    const names = [...text.matchAll(/^import .*?from ["'](.+?)["'];?$/gm)].map(
      ([, name = '']) => name,
    );
    const allowed = new Set([
      'electron',
      'better-sqlite3',
      ...builtinModules,
      ...builtinModules.map((name) => `node:${name}`),
    ]);
    expect(names).toContain(name === 'main.js' ? 'electron' : 'better-sqlite3');
    expect(names.filter((name) => !allowed.has(name))).toEqual([]);
    expect(text).not.toMatch(/^await\b|^(const|let|var) [^\n]*= await\b/m);
  },
);
