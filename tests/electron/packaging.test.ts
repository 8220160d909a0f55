// The finished copies: what is in them, which doors are shut, and that they start.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, thisMachine } from '../../browser/find.ts';
import { configuration } from '../../tools/package/desktop.ts';
import { endPrograms, freshFolder } from '../browser/program.ts';
import { button } from '../end-to-end/person.ts';
import { chromiumFlags } from '../support/chromium.ts';
import { endDesks, startDesk } from './desk.ts';

const root = join(import.meta.dirname, '../..');
const unpacked = join(root, 'build/packages/linux-unpacked');
const archive = join(unpacked, 'resources/app.asar');
const loose = `${archive}.unpacked`;

function pack(...words: string[]): string {
  const tool = join(root, 'tools/package.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...words], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

let said = '';

beforeAll(() => {
  said = pack('--dir');
});

afterAll(async () => {
  await endDesks();
  await endPrograms();
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

test('[SHELL-40] the archive holds what is needed, and nothing else', () => {
  const all = listPackage(archive, { isPack: false });
  const files = all.filter((path) => !all.some((other) => other.startsWith(`${path}/`)));
  for (const needed of [
    '/package.json',
    '/LICENSE',
    '/licences.txt',
    '/build/page/index.html',
    '/build/electron/main.js',
    '/build/electron/household-process.js',
    '/build/electron/preload.cjs',
    '/schemas/ruleset.schema.json',
    '/host/api/requests.schema.json',
    '/examples/tic-tac-toe/ruleset.json',
    '/node_modules/better-sqlite3/lib/index.js',
    '/node_modules/@iconify-json/game-icons/icons.json',
  ]) {
    expect(files).toContain(needed);
  }
  const wanted =
    /^\/(package\.json|LICENSE|licences\.txt|build\/(page|electron)\/|schemas\/|rulesets\/|examples\/|host\/api\/requests\.schema\.json|node_modules\/(better-sqlite3\/(package\.json|LICENSE|lib\/|prebuilds\/linux-x64\.node)|@iconify-json\/game-icons\/(package\.json|icons\.json)))/;
  expect(files.filter((path) => !wanted.test(path))).toEqual([]);
  expect(files.filter((path) => /\.(ts|map|cpp|hpp|gyp)$|\/tests?\//.test(path))).toEqual([]);
});

test('[SHELL-40] the database library lies beside the archive, for this system alone', () => {
  const files = filesIn(loose);
  expect(files.filter((path) => !path.startsWith('/node_modules/better-sqlite3/'))).toEqual([]);
  expect(files.filter((path) => path.endsWith('.node'))).toEqual([
    '/node_modules/better-sqlite3/prebuilds/linux-x64.node',
  ]);
});

test('[SHELL-40] our own part is small', () => {
  const beside = filesIn(loose).map((path) => statSync(join(loose, path)).size);
  const size = beside.reduce((sum, one) => sum + one, statSync(archive).size);
  expect(size / 2 ** 20).toBeLessThan(12);
});

test('[SHELL-41] a copy packed without Electron’s program says that it does not start', () => {
  expect(said).toContain('does not start');
});

test('[SHELL-42] the fuses are set', async () => {
  const wire = await getCurrentFuseWire(join(unpacked, 'tablekeep'));
  const state = (fuse: FuseV1Options) => wire[fuse];
  expect(state(FuseV1Options.RunAsNode)).toBe(FuseState.DISABLE);
  expect(state(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(FuseState.DISABLE);
  expect(state(FuseV1Options.EnableNodeCliInspectArguments)).toBe(FuseState.DISABLE);
  expect(state(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(FuseState.DISABLE);
  expect(state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(FuseState.ENABLE);
  expect(state(FuseV1Options.OnlyLoadAppFromAsar)).toBe(FuseState.ENABLE);
});

test('[SHELL-43] the packed program starts, from the packed files alone', async () => {
  const folder = freshFolder();
  extractAll(archive, join(folder, 'app'));
  cpSync(loose, join(folder, 'app'), { recursive: true });
  const desk = startDesk(['--data-dir', join(folder, 'data')], {
    program: join(folder, 'app/build/electron/main.js'),
  });
  const page = await desk.page();
  await button(page, 'New game').first().click();
  await page.locator('[data-ruleset="tic-tac-toe"]').waitFor();
  await desk.stage('quit');
  expect((await desk.ended).code).toBe(0);
});

test('[SHELL-44] each system gets its kinds of package, its icon and its files', () => {
  const { linux, win, mac, fileAssociations } = configuration({
    root,
    app: 'app',
    electronVersion: '1.0.0',
  });
  expect(linux?.target).toEqual(['AppImage', 'deb', 'tar.gz']);
  expect(win?.target).toEqual(['nsis', 'portable']);
  expect(mac?.target).toEqual(['dmg', 'zip']);
  for (const { icon } of [linux ?? {}, win ?? {}, mac ?? {}]) {
    expect(existsSync(String(icon))).toBe(true);
  }
  expect([fileAssociations].flat().map((one) => one?.ext)).toEqual(['tablekeep', 'tablekeep-mod']);
});

test('[SHELL-45] every package inside is named with its licence', () => {
  const text = readFileSync(join(root, 'build/app/licences.txt'), 'utf8');
  for (const name of [
    'better-sqlite3',
    'pixi.js',
    'preact',
    'xstate',
    '@iconify-json/game-icons',
  ]) {
    expect(text).toContain(`\n${name} `);
  }
  expect(text).not.toContain('licence unknown');
  expect(text).not.toMatch(/\b(A?GPL|SSPL)\b/);
});

test('[SHELL-46] the fallback edition starts from its unpacked tarball', async () => {
  const file = /Packed (.+)/.exec(pack('--fallback'))?.[1] ?? '';
  const folder = freshFolder();
  expect(spawnSync('tar', ['-xzf', file, '-C', folder]).status).toBe(0);
  const edition = join(folder, basename(file).replace('-fallback.tar.gz', ''));
  const child = spawn(
    join(edition, 'tablekeep'),
    ['--no-window', '--data-dir', join(folder, 'data')],
    {
      env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const address = await new Promise<string>((done, fail) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        text += String(part);
        const found = /http:\/\/127\.0\.0\.1:\d+\/\?key=\S+/.exec(text)?.[0];
        if (found !== undefined) done(found);
      });
    }
    child.once('exit', () => fail(new Error(text)));
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(thisMachine) ?? '',
    args: chromiumFlags,
  });
  const page = await browser.newPage();
  await page.goto(address);
  await button(page, 'New game').first().click();
  await page.locator('[data-ruleset="tic-tac-toe"]').waitFor();
  await browser.close();
  child.kill('SIGTERM');
  expect(await new Promise((done) => child.once('exit', done))).toBe(0);
});

test('[SHELL-46] its menu entry points at where it was unpacked, and can be taken out', () => {
  const edition = filesEdition();
  const home = freshFolder();
  const env = { PATH: '/usr/bin:/bin', HOME: home, XDG_DATA_HOME: home };
  const run = (...words: string[]) =>
    spawnSync(join(edition, 'install-menu-entry'), words, { env });
  expect(run().status).toBe(0);
  const entry = join(home, 'applications/tablekeep.desktop');
  expect(readFileSync(entry, 'utf8')).toContain(`Exec=${edition}/tablekeep\n`);
  expect(run('--remove').status).toBe(0);
  expect(existsSync(entry)).toBe(false);
});

test('[SHELL-46] without a Node that is new enough it says what to do', () => {
  const folder = freshFolder();
  const { status, stderr } = spawnSync('/bin/sh', [join(filesEdition(), 'tablekeep')], {
    env: { PATH: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Install it');
});

function filesEdition(): string {
  const folder = join(root, 'build/packages');
  const name = readdirSync(folder).find((one) => /^tablekeep-.*-linux-\w+$/.test(one));
  return join(folder, name ?? '');
}
