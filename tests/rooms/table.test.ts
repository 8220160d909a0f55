// The import table is told twice, to the compiler and to dependency-cruiser: both must hear the same.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from '../../tools/import-table.ts';

const root = join(import.meta.dirname, '..', '..');

interface Settings {
  readonly compilerOptions: {
    readonly types?: readonly string[];
    readonly lib?: readonly string[];
  };
  readonly references?: readonly { readonly path: string }[];
}

function settingsOf(room: string): Settings {
  return JSON.parse(readFileSync(join(root, room, 'tsconfig.json'), 'utf8')) as Settings;
}

describe.each(Object.entries(rooms))('%s', (room, { imports, node }) => {
  test(`[ROOM-24] the compiler is told what ${room} may import`, () => {
    const { references = [] } = settingsOf(room);
    const told = references.map(({ path }) => posix.join(room, path));
    expect(told.sort()).toEqual([...imports].sort());
  });

  test(`[ROOM-24] the compiler is told which world ${room} sees`, () => {
    const { types = [], lib = [] } = settingsOf(room).compilerOptions;
    expect(types).toEqual(node ? ['node'] : []);
    expect(lib.includes('dom')).toBe(room === 'renderer');
  });
});
