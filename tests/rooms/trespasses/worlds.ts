// Trespasses of a room's world: it touches Node or the page where they do not exist.
import { listed } from './trespass.ts';

export const worldTrespasses = listed({
  'ROOM-3': [
    {
      says: 'the engine reads a file',
      file: 'engine/reads-file.ts',
      text: `export { readFileSync } from 'node:fs';`,
      caught: { compiler: 'TS2591', cruiser: 'no-node-here' },
    },
    {
      says: 'the engine touches `document`',
      file: 'engine/touches-page.ts',
      text: `export const page: unknown = document;`,
      caught: { compiler: 'TS2584' },
    },
    {
      says: 'the engine logs',
      file: 'engine/logs.ts',
      text: `export const say: unknown = console;`,
      caught: { compiler: 'TS2584', lint: 'no-restricted-globals' },
    },
    {
      says: 'the engine sets a timer',
      file: 'engine/waits.ts',
      text: `export const wait: unknown = setTimeout;`,
      caught: { compiler: 'TS2304', lint: 'no-restricted-globals' },
    },
    {
      says: 'the engine reaches for the global object',
      file: 'engine/reaches-for-globals.ts',
      text: `export const everything: unknown = globalThis;`,
      caught: { lint: 'no-restricted-globals' },
    },
  ],
  'ROOM-10': [
    {
      says: 'the renderer imports node:path',
      file: 'renderer/imports-node.ts',
      text: `export { join } from 'node:path';`,
      caught: { compiler: 'TS2591', cruiser: 'no-node-here' },
    },
    {
      says: 'the renderer touches `process`',
      file: 'renderer/touches-process.ts',
      text: `export const home = process.env.HOME;`,
      caught: {
        compiler: 'TS2591',
        lint: '@typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access',
      },
    },
    {
      says: 'host/api imports Node',
      file: 'host/api/imports-node.ts',
      text: `export { join } from 'node:path';`,
      caught: { compiler: 'TS2591', cruiser: 'no-node-here' },
    },
    {
      says: 'host/api imports the household',
      file: 'host/api/imports-host.ts',
      text: `export { household } from '../neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'host-api-keeps-to-its-neighbours' },
    },
  ],
});
