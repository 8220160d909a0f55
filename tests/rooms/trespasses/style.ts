// Trespasses against the style of the house: names, sizes, first lines, and text that becomes code.
import { listed, type Trespass } from './trespass.ts';

const lines = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

export const styleTrespasses = listed({
  'ROOM-18': [
    {
      says: 'a folder is named utils',
      file: 'host/utils/sort.ts',
      text: `export const sorted = true;`,
      caught: { lint: 'tablekeep/file-name' },
    },
    {
      says: 'a file imports from a file named helpers',
      file: 'host/wants-help.ts',
      text: `export { help } from './helpers.ts';`,
      caught: { cruiser: 'no-room-without-a-door' },
      accomplices: [
        {
          file: 'host/helpers.ts',
          text: `export const help = true;`,
          caught: { lint: 'tablekeep/file-name' },
        },
      ],
    },
    {
      says: 'a file is named helpers',
      file: 'host/helpers.ts',
      text: `export const help = true;`,
      caught: { lint: 'tablekeep/file-name' },
    },
    {
      says: 'a file is named in camel case',
      file: 'host/openGame.ts',
      text: `export const open = true;`,
      caught: { lint: 'tablekeep/file-name' },
    },
  ],
  'ROOM-20': [
    {
      says: 'a file has a default export',
      file: 'host/default-export.ts',
      text: `export default 1;`,
      caught: { lint: 'no-restricted-syntax' },
    },
    {
      says: 'a function is exported as an arrow',
      file: 'host/exported-arrow.ts',
      text: `export const twice = (n: number): number => n * 2;`,
      caught: { lint: 'no-restricted-syntax' },
    },
    {
      says: 'a function has 41 lines',
      file: 'host/long-function.ts',
      text: `export function long(say: (n: number) => void): void {\n${lines(39, (n) => `  say(${n});`)}\n}`,
      caught: { lint: 'max-lines-per-function' },
    },
    {
      says: 'a file has 301 lines',
      file: 'host/long-file.ts',
      text: lines(301, (n) => `export const n${n} = ${n};`),
      caught: { lint: 'max-lines' },
    },
    {
      says: 'a function has five parameters',
      file: 'host/five-parameters.ts',
      text: `export function sum(a: number, b: number, c: number, d: number, e: number): number {\n  return a + b + c + d + e;\n}`,
      caught: { lint: 'max-params' },
    },
    {
      says: 'a type is given up with any',
      file: 'host/gives-up-type.ts',
      text: `export type Anything = any;`,
      caught: { lint: '@typescript-eslint/no-explicit-any' },
    },
    {
      says: 'a promise is left alone',
      file: 'host/floating-promise.ts',
      text: `export function start(work: () => Promise<void>): void {\n  work();\n}`,
      caught: { lint: '@typescript-eslint/no-floating-promises' },
    },
    {
      says: 'a case of a union is forgotten',
      file: 'host/forgotten-case.ts',
      text: `export function side(coin: 'heads' | 'tails'): number {\n  switch (coin) {\n    case 'heads':\n      return 1;\n  }\n  return 0;\n}`,
      caught: { lint: '@typescript-eslint/switch-exhaustiveness-check' },
    },
    {
      says: 'a type is imported as a value',
      file: 'host/type-as-value.ts',
      text: `import { Message } from './api/neighbour.ts';\nexport const hello: Message = { message: 'hello' };`,
      caught: { compiler: 'TS1484', lint: '@typescript-eslint/consistent-type-imports' },
    },
    {
      says: 'a type makes code, which Node cannot run',
      file: 'host/makes-code.ts',
      text: `export enum Side {\n  heads = 1,\n  tails = 2,\n}`,
      caught: { compiler: 'TS1294' },
    },
    {
      says: 'work is put off with a mark in a comment',
      file: 'host/puts-off.ts',
      text: `// ${'TO' + 'DO'}: later.\nexport const later = true;`,
      caught: { lint: 'no-warning-comments' },
    },
  ],
  'ROOM-21': [
    {
      says: 'the engine names a game',
      file: 'engine/names-game.ts',
      text: `export const favourite = 'tic-tac-toe';`,
      caught: { lint: 'tablekeep/no-game' },
    },
    {
      says: 'the renderer names a game in a comment',
      file: 'renderer/names-game.ts',
      text: `// Four in a row needs a wider board.\nexport const width = 7;`,
      caught: { lint: 'tablekeep/no-game' },
    },
  ],
  'ROOM-22': [
    {
      says: 'the engine evaluates text',
      file: 'engine/evaluates.ts',
      text: `export function run(text: string): unknown {\n  return eval(text) as unknown;\n}`,
      caught: { lint: 'no-eval' },
    },
    {
      says: 'the host makes a function from text',
      file: 'host/makes-function.ts',
      text: `export function make(text: string): unknown {\n  return new Function(text);\n}`,
      caught: { lint: '@typescript-eslint/no-implied-eval, no-new-func' },
    },
    {
      says: 'the renderer shows text as markup',
      file: 'renderer/shows-markup.ts',
      text: `export function show(element: HTMLElement, words: string): void {\n  element.innerHTML = words;\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
    {
      says: 'a screen of the renderer shows text as markup',
      file: 'renderer/shows-markup-in-screen.tsx',
      text: `export function Words({ words }: { words: string }) {\n  return <p dangerouslySetInnerHTML={{ __html: words }} />;\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
  ],
  'ROOM-26': [
    {
      says: 'a test is left out',
      file: 'tests/left-out.ts',
      text: `import { test } from 'vitest';\ntest.skip('left out', () => undefined);`,
      caught: { lint: 'no-restricted-syntax' },
    },
  ],
});

/** They would be innocent with the first line that the others are given. */
export const bareTrespasses: readonly Trespass[] = [
  {
    promise: 'ROOM-19',
    says: 'a file begins without saying what it is for',
    file: 'host/says-nothing.ts',
    text: `\nexport const quiet = true;`,
    caught: { lint: 'tablekeep/purpose' },
  },
  {
    promise: 'ROOM-19',
    says: 'a file begins with words for a tool instead of a reader',
    file: 'host/speaks-to-tools.ts',
    text: `// @ts-check and nothing else for you\nexport const quiet = true;`,
    caught: { lint: 'tablekeep/purpose' },
  },
];
