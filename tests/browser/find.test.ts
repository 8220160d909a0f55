// Which browser is taken, on machines of every kind.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, type Machine } from '../../browser/find.ts';
import { hasDisplay } from '../../browser/window.ts';

function machine(
  platform: NodeJS.Platform,
  env: Record<string, string>,
  programs: readonly string[],
): Machine {
  return { platform, env, isProgram: (path) => programs.includes(path) };
}

test('[SHELL-15] the one that was asked for is taken, and no other', () => {
  const env = { PATH: '/usr/bin', TABLEKEEP_BROWSER: '/opt/mine' };
  expect(findBrowser(machine('linux', env, ['/opt/mine', '/usr/bin/chromium']))).toBe('/opt/mine');
  expect(findBrowser(machine('linux', env, ['/usr/bin/chromium']))).toBeNull();
});

test('[SHELL-15] the first of the usual ones on the path', () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' };
  const both = ['/usr/bin/google-chrome', '/usr/bin/chromium'];
  expect(findBrowser(machine('linux', env, both))).toBe('/usr/bin/chromium');
  expect(findBrowser(machine('linux', env, ['/usr/bin/microsoft-edge']))).toBe(
    '/usr/bin/microsoft-edge',
  );
  expect(findBrowser(machine('linux', env, []))).toBeNull();
  expect(findBrowser(machine('linux', {}, both))).toBeNull();
});

test('[SHELL-15] the usual places of macOS and Windows', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(machine('darwin', { HOME: '/Users/a' }, [chrome]))).toBe(chrome);
  const edge = join('X:', 'Microsoft', 'Edge', 'Application', 'msedge.exe');
  expect(findBrowser(machine('win32', { 'ProgramFiles(x86)': 'X:' }, [edge]))).toBe(edge);
});

test('[SHELL-16] a display is there on macOS and Windows, and on Linux if one is named', () => {
  expect(hasDisplay('darwin', {})).toBe(true);
  expect(hasDisplay('win32', {})).toBe(true);
  expect(hasDisplay('linux', {})).toBe(false);
  expect(hasDisplay('linux', { DISPLAY: '' })).toBe(false);
  expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
  expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
});
