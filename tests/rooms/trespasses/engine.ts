// Trespasses against the purity of the engine: what it may not use or keep.
import { listed } from './trespass.ts';

export const engineTrespasses = listed({
  'ROOM-4': [
    {
      says: 'the engine rolls Math.random',
      file: 'engine/rolls.ts',
      text: `export function roll(): number {\n  return Math.random();\n}`,
      caught: { lint: 'no-restricted-properties' },
    },
    {
      says: 'the engine asks the time',
      file: 'engine/asks-time.ts',
      text: `export function now(): number {\n  return Date.now();\n}`,
      caught: { lint: 'no-restricted-globals' },
    },
    {
      says: 'the engine sorts by locale',
      file: 'engine/sorts-by-locale.ts',
      text: `export function order(a: string, b: string): number {\n  return a.localeCompare(b);\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
    {
      says: 'the engine formats by locale',
      file: 'engine/formats-by-locale.ts',
      text: `export const format = new Intl.NumberFormat('fr');`,
      caught: { lint: 'no-restricted-globals' },
    },
    {
      says: 'the engine computes with a function that differs between machines',
      file: 'engine/computes-inexactly.ts',
      text: `export function wave(x: number): number {\n  return Math.sin(x);\n}`,
      caught: { lint: 'no-restricted-properties' },
    },
    {
      says: 'the engine relies on the order of object keys',
      file: 'engine/walks-keys.ts',
      text: `export function first(counts: Record<string, number>): string | null {\n  for (const name in counts) return name;\n  return null;\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
  ],
  'ROOM-5': [
    {
      says: 'the engine keeps a variable in a module',
      file: 'engine/counts-calls.ts',
      text: `let calls = 0;\nexport function count(): number {\n  calls += 1;\n  return calls;\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
    {
      says: 'the engine keeps a cache in a module',
      file: 'engine/keeps-cache.ts',
      text: `const seen = new Map<string, number>();\nexport function remember(name: string): void {\n  seen.set(name, 1);\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
  ],
  'ROOM-6': [
    {
      says: 'the engine is async',
      file: 'engine/is-async.ts',
      text: `export async function later(work: () => PromiseLike<void>): Promise<void> {\n  await work();\n}`,
      caught: { lint: 'no-restricted-syntax' },
    },
    {
      says: 'the engine makes a promise',
      file: 'engine/promises.ts',
      text: `export function later(): unknown {\n  return Promise.resolve(1);\n}`,
      caught: { lint: 'no-restricted-globals' },
    },
  ],
});
