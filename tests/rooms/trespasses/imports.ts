// Trespasses of the import table: a room reaches where it may not.
import { listed } from './trespass.ts';

export const importTrespasses = listed({
  'ROOM-2': [
    {
      says: 'the engine imports the host',
      file: 'engine/imports-host.ts',
      text: `export { household } from '../host/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'engine-keeps-to-its-neighbours' },
    },
    {
      says: 'the engine imports a type of the renderer',
      file: 'engine/imports-picture-type.ts',
      text: `export type { Picture } from '../renderer/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'engine-keeps-to-its-neighbours' },
    },
    {
      says: 'the engine imports the types of the wire',
      file: 'engine/imports-wire-type.ts',
      text: `export type { Message } from '../host/api/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'engine-keeps-to-its-neighbours' },
    },
  ],
  'ROOM-8': [
    {
      says: 'the host imports pixi.js',
      file: 'host/imports-pixi.ts',
      text: `export { Sprite } from 'pixi.js';`,
      caught: { cruiser: 'pixi-js-stays-in-its-place' },
    },
    {
      says: 'the host imports electron',
      file: 'host/imports-electron.ts',
      text: `export { app } from 'electron';`,
      caught: { cruiser: 'electron-stays-in-its-place' },
    },
    {
      says: 'the host imports a shell',
      file: 'host/imports-shell.ts',
      text: `export { fallback } from '../browser/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'host-keeps-to-its-neighbours' },
    },
  ],
  'ROOM-9': [
    {
      says: 'the renderer imports a file of the host',
      file: 'renderer/imports-host.ts',
      text: `export { household } from '../host/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'renderer-keeps-to-its-neighbours' },
    },
    {
      says: 'the renderer imports a value of host/api',
      file: 'renderer/imports-api-value.ts',
      text: `export { method } from '../host/api/neighbour.ts';`,
      caught: { cruiser: 'api-is-types-only' },
    },
    {
      says: 'the renderer imports electron',
      file: 'renderer/imports-electron.ts',
      text: `export { ipcRenderer } from 'electron';`,
      caught: { cruiser: 'electron-stays-in-its-place' },
    },
  ],
  'ROOM-11': [
    {
      says: 'the renderer reaches inside the engine',
      file: 'renderer/reaches-inside.ts',
      text: `export type { Inside } from '../engine/neighbour.ts';`,
      caught: { cruiser: 'front-door-of-the-engine' },
    },
    {
      says: 'the host reaches inside the engine',
      file: 'host/reaches-inside.ts',
      text: `export { inside } from '../engine/neighbour.ts';`,
      caught: { cruiser: 'front-door-of-the-engine' },
    },
  ],
  'ROOM-12': [
    {
      says: 'the desktop shell imports the picture',
      file: 'electron/imports-picture.ts',
      text: `export { picture } from '../renderer/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'electron-keeps-to-its-neighbours' },
    },
    {
      says: 'the fallback shell imports the picture',
      file: 'browser/imports-picture.ts',
      text: `export { picture } from '../renderer/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'browser-keeps-to-its-neighbours' },
    },
    {
      says: 'the desktop shell imports the fallback shell',
      file: 'electron/imports-fallback.ts',
      text: `export { fallback } from '../browser/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'electron-keeps-to-its-neighbours' },
    },
    {
      says: 'a preload loads a file of the household',
      file: 'electron/preload-trespass.ts',
      text: `export { household } from '../host/neighbour.ts';`,
      caught: { cruiser: 'preload-carries-nothing' },
    },
  ],
  'ROOM-13': [
    {
      says: 'a tool imports the picture',
      file: 'tools/imports-picture.ts',
      text: `export { picture } from '../renderer/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'tools-keeps-to-its-neighbours' },
    },
    {
      says: 'the launcher needs a file that only a newer Node can run',
      file: 'tools/launch/imports-tool.mjs',
      text: `export { command } from '../neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'launcher-stands-alone' },
    },
    {
      says: 'the launcher needs a package before anything is installed',
      file: 'tools/launch/imports-package.mjs',
      text: `export { build } from 'vite';`,
      caught: { cruiser: 'launcher-stands-alone' },
    },
  ],
  'ROOM-28': [
    {
      says: 'a bot asks the engine for the state',
      file: 'tools/bots/asks-engine.ts',
      text: `export { newGame } from '../../engine/index.ts';`,
      caught: { cruiser: 'bots-see-views-only' },
    },
  ],
  'ROOM-14': [
    {
      says: 'a tool imports a test',
      file: 'tools/imports-test.ts',
      text: `export { given } from '../tests/neighbour.ts';`,
      caught: { compiler: 'TS6307', cruiser: 'nobody-imports-tests' },
    },
  ],
  'ROOM-15': [
    {
      says: 'the host imports a schema',
      file: 'host/imports-schema.ts',
      text: `import schema from '../schemas/rules.schema.json' with { type: 'json' };\nexport const title: unknown = schema;`,
      caught: { compiler: 'TS6307', cruiser: 'data-is-read-not-imported' },
    },
    {
      says: 'a test imports a ruleset',
      file: 'tests/imports-ruleset.ts',
      text: `import ruleset from '../examples/tic-tac-toe/ruleset.json' with { type: 'json' };\nexport const id: unknown = ruleset;`,
      caught: { compiler: 'TS6307', cruiser: 'data-is-read-not-imported' },
    },
  ],
  'ROOM-16': [
    {
      says: 'two files of the engine import each other',
      file: 'engine/circle-egg.ts',
      text: `import { hen } from './circle-hen.ts';\nexport function egg(): string {\n  return hen();\n}`,
      caught: { cruiser: 'no-circle' },
      accomplices: [
        {
          file: 'engine/circle-hen.ts',
          text: `import { egg } from './circle-egg.ts';\nexport function hen(): string {\n  return egg();\n}`,
          caught: { cruiser: 'no-circle' },
        },
      ],
    },
    {
      says: 'two files of the engine import only types of each other',
      file: 'engine/type-circle-egg.ts',
      text: `import type { Hen } from './type-circle-hen.ts';\nexport interface Egg {\n  readonly from?: Hen;\n}`,
      caught: { cruiser: 'no-circle' },
      accomplices: [
        {
          file: 'engine/type-circle-hen.ts',
          text: `import type { Egg } from './type-circle-egg.ts';\nexport interface Hen {\n  readonly lays?: Egg;\n}`,
          caught: { cruiser: 'no-circle' },
        },
      ],
    },
  ],
  'ROOM-17': [
    {
      says: 'a package is imported that only another package asked for',
      file: 'tests/uses-undeclared.ts',
      text: `export { default as semver } from 'semver';`,
      caught: { compiler: 'TS7016', cruiser: 'no-undeclared-package' },
    },
    {
      says: 'a file is imported that does not exist',
      file: 'host/leads-nowhere.ts',
      text: `export { nothing } from './nowhere.ts';`,
      caught: { compiler: 'TS2307', cruiser: 'no-dead-end' },
    },
  ],
});
