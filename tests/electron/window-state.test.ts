// Where the window was: read with suspicion, for screens come and go.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWindowState, writeWindowState } from '../../electron/window-state.ts';
import { temporaryFolder } from '../host/temporary.ts';

const screens = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: 0, width: 1280, height: 1024 },
];
const frame = { x: 100, y: 50, width: 1280, height: 800 };

function noted(text: string) {
  const file = join(temporaryFolder(), 'window.json');
  writeFileSync(file, text);
  return readWindowState(file, screens);
}

test('[SHELL-32] what was written is read', () => {
  const file = join(temporaryFolder(), 'window.json');
  expect(readWindowState(file, screens)).toEqual({ maximized: false, fullScreen: false });
  writeWindowState(file, { frame, maximized: true, fullScreen: false });
  expect(readWindowState(file, screens)).toEqual({ frame, maximized: true, fullScreen: false });
});

test.each([
  ['on the second screen', { ...frame, x: 2000 }, true],
  ['half off the left', { ...frame, x: -1000 }, true],
  ['off every screen', { ...frame, x: 4000 }, false],
  ['with its bar above the screen', { ...frame, y: -200 }, false],
  ['below the screen', { ...frame, y: 1500 }, false],
  ['too small', { ...frame, width: 200 }, false],
  ['not whole', { ...frame, x: 0.5 }, false],
])('[SHELL-32] a window %s', (_where, given, kept) => {
  const state = noted(JSON.stringify({ frame: given, maximized: false, fullScreen: false }));
  expect(state.frame).toEqual(kept ? given : undefined);
});

test.each(['', 'nonsense', 'null', '[]', '{"frame":7}', '{"frame":{"x":"1"}}', '{"maximized":3}'])(
  '[SHELL-32] a damaged note is forgotten: %j',
  (text) => {
    expect(noted(text)).toEqual({ maximized: false, fullScreen: false });
  },
);
