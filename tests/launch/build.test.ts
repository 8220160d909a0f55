// What is built again, and when.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, markBuilt } from '../../tools/built.ts';

const target = { name: 'page', inputs: ['pictures', 'plan.json', 'absent'], output: 'build/out' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tablekeep-build-'));
  mkdirSync(join(root, 'pictures', 'deep'), { recursive: true });
  mkdirSync(join(root, 'build'));
  put('pictures/deep/a', 'one');
  put('plan.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

function build(): Promise<void> {
  return markBuilt(root, target, () => Promise.resolve(put('build/out', 'built')));
}

test('[START-9] what is made of the same files is not built again', async () => {
  expect(isBuilt(root, target)).toBe(false);
  await build();
  put('pictures/deep/a', 'one');
  put('unrelated', 'x');
  expect(isBuilt(root, target)).toBe(true);
});

test.each([
  ['a changed file', () => put('pictures/deep/a', 'two')],
  ['a new file', () => put('pictures/b', '')],
  ['a removed file', () => rmSync(join(root, 'pictures/deep/a'))],
  ['a file that was absent', () => put('absent', '')],
  ['a lost result', () => rmSync(join(root, 'build/out'))],
])('[START-9] %s makes it out of date', async (_what, change) => {
  await build();
  change();
  expect(isBuilt(root, target)).toBe(false);
});

test('[START-9] a build that breaks off does not count', async () => {
  await build();
  await expect(markBuilt(root, target, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(isBuilt(root, target)).toBe(false);
});
