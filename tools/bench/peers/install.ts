// Peers are no part of this project: their packages are installed on demand, into a folder under build/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../../host/project-root.ts';

export const versions = {
  'boardgame.io': '0.50.2',
  '@gamepark/rules-api': '7.6.3',
  'board-game-engine': '2.1.0',
  'es-toolkit': '1.53.2',
} as const;

const folder = join(projectRoot(), 'build', 'bench-peers');
const manifest = join(folder, 'package.json');

/** Finds packages among the peers only. */
export const peerPackage: NodeJS.Require = createRequire(manifest);

export function installPeers(): void {
  const complete = Object.keys(versions).every((name) =>
    existsSync(join(folder, 'node_modules', name, 'package.json')),
  );
  if (complete) return;
  console.error(`Installing the peers into ${folder} (not into this project)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    manifest,
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const words = ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync(npm, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const why = error ? ` (${error.message})` : '';
  throw new Error(
    `The peers could not be installed${why}: connect to the internet, or leave out --peers.`,
  );
}
