// npm run package: the installable program; --dir a folder only, --fallback the edition for Node and a browser.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { layContents, type Target } from './package/contents.ts';
import { configuration } from './package/desktop.ts';
import { packFallback } from './package/fallback.ts';
import { layStandIn } from './package/stand-in.ts';

const root = join(import.meta.dirname, '..');

async function main(words: readonly string[]): Promise<void> {
  const { dir = false, fallback = false } = options(words);
  const target: Target = {
    platform: process.platform as Target['platform'],
    arch: process.arch as Target['arch'],
  };
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.ts'), '--if-changed'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Nothing was packed, for it could not be built.');
  if (fallback) {
    console.log(`Packed ${packFallback(root, versionOf('package.json'), target)}`);
    return;
  }
  await packDesktop(dir, target);
}

function options(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    options: { dir: { type: 'boolean' }, fallback: { type: 'boolean' } },
  }).values;
}

const desktop = {
  bundles: 'build/electron',
  main: 'build/electron/main.js',
  onSystemNode: false,
};

async function packDesktop(dir: boolean, target: Target): Promise<void> {
  const app = join(root, 'build/app');
  const electronVersion = versionOf('node_modules/electron/package.json');
  layContents(root, app, desktop, target);
  const here = existsSync(join(root, 'node_modules/electron/dist/version'));
  const paper = dir && !here;
  const electronDist = paper
    ? layStandIn(join(root, 'build/stand-in-runtime'), electronVersion)
    : here
      ? join(root, 'node_modules/electron/dist')
      : undefined;
  const config = configuration({
    root,
    app,
    electronVersion,
    ...(electronDist !== undefined && { electronDist }),
  });
  const packed = await build({ config, dir, projectDir: root });
  for (const file of packed) console.log(`Packed ${file}`);
  if (paper) {
    console.log(
      'This folder shows what is packed, and does not start: Electron’s program is not on this machine.',
    );
  }
}

function versionOf(file: string): string {
  return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { version: string }).version;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
