// Exactly the files that a finished copy of Tablekeep needs, laid out as they are here.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { licences } from './licences.ts';

export interface Target {
  readonly platform: 'linux' | 'darwin' | 'win32';
  readonly arch: 'x64' | 'arm64';
}

/** Which bundles are packed, and which of them is started. */
export interface Program {
  readonly bundles: string;
  readonly main: string;
  /** Runs on a Node of the system's own, which on Alpine stands on another library than elsewhere. */
  readonly onSystemNode: boolean;
}

/** Folders and files of this checkout that are copied whole. */
const ours = [
  'build/page',
  'schemas',
  'rulesets',
  'examples',
  'host/api/requests.schema.json',
  'LICENSE',
];

/** What the program reads from packages when it runs; everything else is inside its own bundles. */
const packages = {
  'better-sqlite3': ['package.json', 'LICENSE', 'lib'],
  '@iconify-json/game-icons': ['package.json', 'icons.json'],
};

/** Lays the contents out in an empty folder. */
export function layContents(root: string, folder: string, program: Program, target: Target): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of [...ours, program.bundles]) copy(root, folder, path);
  for (const [name, parts] of Object.entries(packages)) {
    for (const part of parts) copy(root, folder, join('node_modules', name, part));
  }
  for (const name of binaries(target, program.onSystemNode)) {
    copy(root, folder, join('node_modules/better-sqlite3/prebuilds', name));
  }
  writeFileSync(join(folder, 'licences.txt'), licences(root));
  writeFileSync(join(folder, 'package.json'), manifest(root, program.main));
}

function binaries({ platform, arch }: Target, onSystemNode: boolean): string[] {
  const names = platform === 'linux' && onSystemNode ? ['linux', 'linuxmusl'] : [platform];
  return names.map((name) => `${name}-${arch}.node`);
}

function manifest(root: string, main: string): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const { name, version, description, license, dependencies } = JSON.parse(text) as {
    readonly name: string;
    readonly version: string;
    readonly description: string;
    readonly license: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const needed = Object.keys(packages).map((one) => [one, dependencies[one]]);
  return JSON.stringify({
    ...{ name, version, description, license, main },
    type: 'module',
    author: { name: 'The Tablekeep authors' },
    dependencies: Object.fromEntries(needed) as Record<string, string>,
  });
}

function copy(root: string, folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true });
}
