// Trespasses of packages: each guest is brought to a place that is not its own.
import { listed } from './trespass.ts';

export const guestTrespasses = listed({
  'ROOM-7': [
    {
      says: 'the desktop shell packs itself',
      file: 'electron/packs.ts',
      text: `export { build } from 'electron-builder';`,
      caught: { cruiser: 'electron-builder-stays-in-its-place' },
    },
    {
      says: 'xstate is used outside engine/flow',
      file: 'engine/uses-xstate.ts',
      text: `export { createMachine } from 'xstate';`,
      caught: { cruiser: 'xstate-stays-in-its-place' },
    },
    {
      says: 'pure-rand is used outside engine/random.ts',
      file: 'engine/uses-pure-rand.ts',
      text: `export { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';`,
      caught: { cruiser: 'pure-rand-stays-in-its-place' },
    },
    {
      says: 'the host opens a database outside host/storage',
      file: 'host/opens-database.ts',
      text: `export { default as Database } from 'better-sqlite3';`,
      caught: { cruiser: 'better-sqlite3-stays-in-its-place' },
    },
    {
      says: 'the desktop shell opens the database',
      file: 'electron/opens-database.ts',
      text: `export { default as Database } from 'better-sqlite3';`,
      caught: { cruiser: 'better-sqlite3-stays-in-its-place' },
    },
    {
      says: 'the renderer opens the database',
      file: 'renderer/opens-database.ts',
      text: `export { default as Database } from 'better-sqlite3';`,
      caught: { cruiser: 'better-sqlite3-stays-in-its-place' },
    },
    {
      says: 'a schema is checked outside the gate and host/rulesets',
      file: 'host/checks-schema.ts',
      text: `export { Ajv } from 'ajv';`,
      caught: { cruiser: 'ajv-stays-in-its-place' },
    },
    {
      says: 'the host parses JSON with positions outside host/rulesets',
      file: 'host/parses-positions.ts',
      text: `export { parseTree } from 'jsonc-parser';`,
      caught: { cruiser: 'jsonc-parser-stays-in-its-place' },
    },
    {
      says: 'the host packs archives outside host/zip',
      file: 'host/packs-anywhere.ts',
      text: `export { zipSync } from 'fflate';`,
      caught: { cruiser: 'fflate-stays-in-its-place' },
    },
    {
      says: 'the renderer draws outside its table and sprites',
      file: 'renderer/draws-anywhere.ts',
      text: `export { Sprite } from 'pixi.js';`,
      caught: { cruiser: 'pixi-js-stays-in-its-place' },
    },
    {
      says: 'the fallback shell builds a screen of its own',
      file: 'browser/builds-screen.ts',
      text: `export { render } from 'preact';`,
      caught: { cruiser: 'preact-stays-in-its-place' },
    },
    {
      says: 'the host puts words together',
      file: 'host/puts-words-together.ts',
      text: `export { IntlMessageFormat } from 'intl-messageformat';`,
      caught: { cruiser: 'intl-messageformat-stays-in-its-place' },
    },
    {
      says: 'the renderer takes icons from the package instead of the host',
      file: 'renderer/takes-icons.ts',
      text: `export { info } from '@iconify-json/game-icons';`,
      caught: { cruiser: 'iconify-json-stays-in-its-place' },
    },
    {
      says: 'the host brings fonts',
      file: 'host/brings-fonts.ts',
      text: `import '@fontsource/cinzel/400.css';`,
      caught: { compiler: 'TS2882', cruiser: 'fontsource-stays-in-its-place' },
    },
    {
      says: 'the host makes types while it runs',
      file: 'host/makes-types.ts',
      text: `export { compile } from 'json-schema-to-typescript';`,
      caught: { cruiser: 'json-schema-to-typescript-stays-in-its-place' },
    },
    {
      says: 'the fallback shell bundles the page while it runs',
      file: 'browser/bundles-page.ts',
      text: `export { build } from 'vite';`,
      caught: { cruiser: 'vite-stays-in-its-place' },
    },
    {
      says: 'a tool brings the test runner',
      file: 'tools/brings-vitest.ts',
      text: `export { expect } from 'vitest';`,
      caught: { cruiser: 'vitest-stays-in-its-place' },
    },
    {
      says: 'the host brings lint',
      file: 'host/brings-eslint.ts',
      text: `export { ESLint } from 'eslint';`,
      caught: { cruiser: 'eslint-stays-in-its-place' },
    },
    {
      says: 'a tool brings the rules of lint',
      file: 'tools/brings-typescript-eslint.ts',
      text: `export { parser } from 'typescript-eslint';`,
      caught: { cruiser: 'typescript-eslint-stays-in-its-place' },
    },
    {
      says: 'a tool brings the cruiser',
      file: 'tools/brings-cruiser.ts',
      text: `export { cruise } from 'dependency-cruiser';`,
      caught: { cruiser: 'dependency-cruiser-stays-in-its-place' },
    },
    {
      says: 'a tool brings a test library as a guest nobody invited',
      file: 'tools/uses-stranger.ts',
      text: `export { integer } from 'fast-check';`,
      caught: { cruiser: 'no-stranger' },
    },
  ],
});
