// Where a household keeps its things, and what is said when it cannot.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultDataFolder, prepareDataFolder } from '../../host/data-folder.ts';
import { temporaryFolder, write } from './temporary.ts';

describe('the default', () => {
  test.each([
    ['linux', {}, '/home/ann/.local/share/tablekeep'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/tablekeep'],
    ['darwin', {}, '/home/ann/Library/Application Support/Tablekeep'],
    ['win32', { APPDATA: '/home/ann/Roaming' }, '/home/ann/Roaming/Tablekeep'],
    ['win32', {}, '/home/ann/AppData/Roaming/Tablekeep'],
  ] as const)('[LOCK-4] on %s with %j it is %s', (platform, env, folder) => {
    expect(defaultDataFolder({ platform, env, home: '/home/ann' })).toBe(folder);
  });
});

test('[LOCK-3] a missing folder is made, and nothing but the place for games is left in it', () => {
  const folder = join(temporaryFolder(), 'deep', 'down');
  prepareDataFolder(folder);
  expect(readdirSync(folder)).toEqual(['rulesets']);
});

test('[LOCK-3] a file in the place of the folder is refused in one sentence', () => {
  const parent = temporaryFolder();
  write(parent, 'data', 'not a folder');
  for (const folder of [join(parent, 'data'), join(parent, 'data', 'below')]) {
    expect(() => prepareDataFolder(folder)).toThrow(
      expect.objectContaining({
        code: 'data-folder',
        message: `The data folder ${folder} is not a folder, or one of those above it is not. Choose another with --data-dir.`,
      }),
    );
  }
});

test.skipIf(!existsSync('/proc/self'))(
  '[LOCK-3] a place where nobody can write is refused in one sentence',
  () => {
    expect(() => prepareDataFolder('/proc/tablekeep')).toThrow(
      /^The data folder \/proc\/tablekeep cannot be written to \(E[A-Z]+\)\. Give yourself/,
    );
  },
);
