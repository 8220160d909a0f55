// npm test: the last line tells the truth, whatever the tests do.
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { count, lastLine } from '../../tools/launch/count.mjs';
import { Scratch } from './scratch.ts';

const root = join(import.meta.dirname, '..', '..');

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
  scratch.write('tools/build.ts', '');
  scratch.write('browser/find.ts', "console.log('/a/browser');");
});
afterEach(() => scratch.remove());

/** The packages of this checkout, so that the real vitest runs; its npm must not touch them. */
function borrowPackages(): void {
  symlinkSync(join(root, 'node_modules'), scratch.path('node_modules'));
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(join(root, name), scratch.path(name));
  }
  scratch.write('bin/npm', '#!/bin/sh\nexit 1\n', 0o755);
  scratch.write('vitest.config.ts', "export default { test: { include: ['tests/*.test.ts'] } };");
}

function writeTests(name: string, body: string): void {
  scratch.write(`tests/${name}.test.ts`, `import { expect, test } from 'vitest';\n${body}\n`);
}

async function lastLineOf(...words: string[]) {
  const { code, out } = await scratch.launch(['test', ...words]);
  return { code, line: out.trimEnd().split('\n').at(-1) };
}

const good = "test('first', () => expect(1).toBe(1));";
const bad = "test('second', () => expect(1).toBe(2));";

test('[START-11] passed, failed and skipped are counted over every file', async () => {
  borrowPackages();
  writeTests('one', `${good}\ntest.skip('third', () => undefined);`);
  writeTests('two', good);
  expect(await lastLineOf()).toEqual({ code: 0, line: '2 passed, 0 failed, 1 skipped' });
  writeTests('three', `${good}\n${bad}`);
  expect(await lastLineOf()).toEqual({ code: 1, line: '3 passed, 1 failed, 1 skipped' });
});

test('[START-11] words after npm test -- go to vitest', async () => {
  borrowPackages();
  writeTests('one', `${good}\n${bad}`);
  expect(await lastLineOf('-t', 'first')).toEqual({
    code: 0,
    line: '1 passed, 0 failed, 1 skipped',
  });
});

test('[START-11] a run of nothing has not passed', async () => {
  borrowPackages();
  expect(await lastLineOf()).toEqual({ code: 1, line: '0 passed, 1 failed' });
  writeTests('one', good);
  expect((await lastLineOf('-t', 'NOBODY')).code).toBe(1);
});

test('[START-12] what breaks outside a test counts as failed', async () => {
  borrowPackages();
  writeTests('one', good);
  writeTests('broken', "throw new Error('cannot be loaded');");
  expect(await lastLineOf()).toEqual({ code: 1, line: '1 passed, 1 failed' });
  writeTests('broken', `test('late', () => void Promise.reject(new Error('nobody caught me')));`);
  expect(await lastLineOf()).toEqual({ code: 1, line: '2 passed, 1 failed' });
});

test('[START-12] a set-up that fails counts as failed', async () => {
  borrowPackages();
  writeTests('one', good);
  scratch.write(
    'tests/hook.test.ts',
    "import { beforeAll, test } from 'vitest';\nbeforeAll(() => { throw new Error('no'); });\ntest('x', () => undefined);\n",
  );
  const { code, line } = await lastLineOf();
  expect(code).toBe(1);
  expect(line).toMatch(/^1 passed, [1-9]\d* failed/);
});

test('[START-12] a vitest that dies, or a build that fails, has failed', async () => {
  scratch.write('node_modules/vitest/vitest.mjs', 'process.exit(3);');
  expect(await lastLineOf()).toEqual({ code: 1, line: '0 passed, 1 failed' });
  scratch.write('tools/build.ts', 'process.exit(1);');
  expect(await lastLineOf()).toEqual({ code: 1, line: '0 passed, 1 failed' });
});

test('[START-11] the line', () => {
  expect(lastLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
  expect(lastLine({ passed: 7, failed: 2, skipped: 1 })).toBe('7 passed, 2 failed, 1 skipped');
  expect(count(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('[START-13] without a browser the words say what to install', async () => {
  scratch.write('browser/find.ts', 'process.exitCode = 1;');
  scratch.write('player.cjs', 'process.getuid = () => 1000;');
  const env = { NODE_OPTIONS: `--require ${scratch.path('player.cjs')}` };
  const { code, err } = await scratch.launch(['test'], { env });
  expect(code).toBe(1);
  expect(err).toMatch(/install Chromium, Google Chrome or Microsoft Edge .*TABLEKEEP_BROWSER/);
});

test('[START-13] root on Debian gets one installed', async () => {
  scratch.write('browser/find.ts', browserOnceInstalled);
  scratch.write('node_modules/vitest/vitest.mjs', 'process.exit(3);');
  scratch.write('bin/apt-get', '#!/bin/sh\necho "$@" >> apt-calls\n', 0o755);
  scratch.write('bin/Xvfb', '', 0o755);
  scratch.write('root.cjs', debian);
  const env = { NODE_OPTIONS: `--require ${scratch.path('root.cjs')}` };
  const { err } = await scratch.launch(['test'], { env });
  expect(err).toContain('Installing Chromium for the tests (once, about a minute)…');
  expect(scratch.lines('apt-calls')).toEqual([
    'update',
    'install -y --no-install-recommends chromium',
  ]);
});

const browserOnceInstalled = `
import { existsSync } from 'node:fs';
if (existsSync('apt-calls')) console.log('/a/browser');
`;

const debian = `
process.getuid = () => 0;
const fs = require('node:fs');
const { existsSync } = fs;
fs.existsSync = (path) => path === '/etc/debian_version' || existsSync(path);
require('node:module').syncBuiltinESMExports();
`;
