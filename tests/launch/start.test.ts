// npm start: what is said, which shell is taken, and how everything ends.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obstacle } from '../../tools/launch/electron.mjs';
import { readStartOptions } from '../../tools/launch/start-options.mjs';
import { Scratch } from './scratch.ts';

let scratch: Scratch;
beforeEach(() => void (scratch = new Scratch()));
afterEach(() => scratch.remove());

test.each([
  [['--colour'], 'There is no option "--colour".'],
  [['table'], 'There is no option "table".'],
  [['--port'], '--port takes a number'],
  [['--port', '70000'], '--port takes a number'],
  [['--port=x'], '--port takes a number'],
  [['--data-dir'], '--data-dir takes a folder'],
  [['--data-dir', '--browser'], '--data-dir takes a folder'],
  [['--browser', '--electron'], 'Choose either'],
])('[START-7] %j is refused', async (words, sentence) => {
  const { code, out, err } = await scratch.launch(['start', ...words]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
  expect(scratch.npmCalls()).toEqual([]);
});

test('[START-7] --help shows every option and does nothing', async () => {
  const { code, out } = await scratch.launch(['start', '--help']);
  expect(code).toBe(0);
  const options = ['browser', 'electron', 'no-window', 'port', 'data-dir', 'help'];
  for (const option of options) expect(out).toContain(`--${option}`);
  expect(scratch.npmCalls()).toEqual([]);
});

test('[START-7] an unknown command names those there are', async () => {
  const { code, err } = await scratch.launch(['stop']);
  expect(code).toBe(1);
  expect(err).toBe(
    'There is no command "stop": use start, test, test-electron, package, check, build, types, tablekeep, bench, torture.\n',
  );
});

test('[START-7] right options are handed on', () => {
  const words = ['--browser', '--port=7777', '--data-dir', '/games', '--no-window'];
  expect(readStartOptions(words)).toEqual({
    help: false,
    browser: true,
    electron: false,
    window: false,
    rest: ['--port', '7777', '--data-dir', '/games'],
  });
});

test('[START-7] a folder is meant as seen from where the person stands', async () => {
  preparePaperShells('');
  const env = { INIT_CWD: '/somewhere' };
  const { out } = await scratch.launch(['start', '--browser', '--data-dir', 'games'], { env });
  expect(out).toBe('in the browser --data-dir /somewhere/games\n');
});

test('[START-8] Electron needs a display, and on Linux another account than root', () => {
  const env = { DISPLAY: ':0' };
  expect(obstacle({ platform: 'linux', env, isRoot: false })).toBeNull();
  expect(obstacle({ platform: 'linux', env, isRoot: true })).toMatch(/root/);
  expect(obstacle({ platform: 'linux', env: {}, isRoot: false })).toMatch(/display/);
  expect(obstacle({ platform: 'darwin', env: {}, isRoot: true })).toBeNull();
});

/** A checkout that starts: a build and a shell of paper, and an Electron that must be fetched. */
function preparePaperShells(fetch: string): void {
  scratch.write('tools/build.ts', '');
  scratch.write('browser/main.ts', "console.log('in the browser', ...process.argv.slice(2));");
  scratch.write('node_modules/electron/install.js', fetch);
  scratch.write('node_modules/electron/package.json', '{ "type": "commonjs" }');
}

/** A display, and an account that is not root, whoever runs the test. */
function startAsPlayer(...words: string[]) {
  scratch.write('player.cjs', 'process.getuid = () => 1000;');
  const env = { DISPLAY: ':0', NODE_OPTIONS: `--require ${scratch.path('player.cjs')}` };
  return scratch.launch(['start', ...words], { env });
}

const fetching = 'Fetching Electron';
const paperElectron = `
const { writeFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');
mkdirSync(join(__dirname, 'dist'), { recursive: true });
writeFileSync(join(__dirname, 'dist', 'electron'), '#!/bin/sh\\necho "in Electron"\\nexit 0\\n', { mode: 0o755 });
writeFileSync(join(__dirname, 'path.txt'), 'electron');
`;

test('[START-8] Electron is fetched once and used', async () => {
  preparePaperShells(paperElectron);
  const first = await startAsPlayer();
  expect(first).toMatchObject({ code: 0, out: 'in Electron\n' });
  expect(first.err).toContain(fetching);
  const second = await startAsPlayer();
  expect(second).toMatchObject({ code: 0, out: 'in Electron\n' });
  expect(second.err).not.toContain(fetching);
});

test('[START-8] where it cannot be fetched, the browser is taken, and the next start does not wait', async () => {
  preparePaperShells('process.exit(1)');
  const first = await startAsPlayer('--data-dir', '/games');
  expect(first).toMatchObject({ code: 0, out: 'in the browser --data-dir /games\n' });
  expect(first.err).toContain(fetching);
  const second = await startAsPlayer();
  expect(second.out).toBe('in the browser\n');
  expect(second.err).not.toContain(fetching);
  expect((await startAsPlayer('--electron')).err).toContain(fetching);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(scratch.path('build/electron-not-fetched'), yesterday, yesterday);
  expect((await startAsPlayer()).err).toContain(fetching);
});

test('[START-8] an Electron that crashes gives way to the browser; one that said why does not', async () => {
  preparePaperShells(paperElectron.replace('exit 0', 'exit 127'));
  const crashed = await startAsPlayer();
  expect(crashed).toMatchObject({ code: 0, out: 'in Electron\nin the browser\n' });
  expect(crashed.err).toContain('Electron did not start');
  scratch.write('node_modules/electron/dist/electron', '#!/bin/sh\nexit 1\n', 0o755);
  expect(await startAsPlayer()).toMatchObject({ code: 1, out: '' });
});

test.each([['--browser'], ['--no-window'], ['--port', '7777']])(
  '[START-8] %s asks for the browser shell',
  async (...words) => {
    preparePaperShells(paperElectron);
    const { code, out, err } = await startAsPlayer(...words);
    expect(code).toBe(0);
    expect(err).not.toContain(fetching);
    expect(out).toMatch(/^in the browser/);
  },
);

test('[START-9] a build that fails stops the start', async () => {
  preparePaperShells(paperElectron);
  scratch.write('tools/build.ts', "console.error('The build says why.'); process.exit(1);");
  const { code, out, err } = await startAsPlayer();
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('The build says why.');
});

/** The real program, started by the real launcher; the way that npm calls it, if `shell`. */
async function startReal(dataFolder: string, shell: boolean) {
  const index = join(import.meta.dirname, '..', '..', 'tools', 'launch', 'index.cjs');
  const words = [index, 'start', '--no-window', '--data-dir', dataFolder];
  const child = shell
    ? spawn('sh', ['-c', `"${process.execPath}" ${words.join(' ')}; exit $?`], {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    : spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout as AsyncIterable<Buffer>) {
    said += part.toString();
    if (said.includes('Ctrl-C ends it')) break;
  }
  return { child, exited: once(child, 'exit') };
}

function countRunning(dataFolder: string): number {
  const { stdout } = spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(dataFolder)).length;
}

test('[START-10] Ctrl-C, and any kill, leaves nobody behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablekeep-start-'));
  for (const [signal, shell, expected] of [
    ['SIGINT', false, 0],
    ['SIGTERM', false, 0],
    ['SIGKILL', false, null],
    // npm hands a SIGTERM to the shell between it and us, which dies without a word.
    ['SIGTERM', true, null],
  ] as const) {
    const { child, exited } = await startReal(folder, shell);
    expect(countRunning(folder)).toBeGreaterThan(1);
    child.kill(signal);
    expect([signal, (await exited)[0]]).toEqual([signal, expected]);
    await expect.poll(() => countRunning(folder)).toBe(0);
  }
  rmSync(folder, { recursive: true });
});
