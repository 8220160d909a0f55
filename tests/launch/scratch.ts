// A small checkout of its own for the launcher, with an npm of paper, so that nothing is installed for real.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What npm of paper does: writes down its words, then brings the packages that the lockfile names. */
const npm = `#!/bin/sh
echo "$@" >> npm-calls
if [ -f npm-says ]; then cat npm-says >&2; exit 1; fi
mkdir -p node_modules/needed
echo '{ "version": "1.0.0" }' > node_modules/needed/package.json
`;

const lock = {
  packages: {
    '': { name: 'scratch' },
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
};

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablekeep-launch-'));

  constructor() {
    cpSync(join(root, 'tools', 'launch'), this.path('tools/launch'), { recursive: true });
    this.write('package.json', '{ "type": "module" }');
    this.write('package-lock.json', JSON.stringify(lock));
    this.write('tools/check.ts', "console.log('checked', ...process.argv.slice(2));");
    this.write('bin/npm', npm, 0o755);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, text: string, mode = 0o644): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text, { mode });
  }

  /** How often npm was called, and with what. */
  npmCalls(): string[] {
    return this.lines('npm-calls');
  }

  lines(name: string): string[] {
    if (!existsSync(this.path(name))) return [];
    return readFileSync(this.path(name), 'utf8').trim().split('\n');
  }

  /** Runs the launcher; `asNode` makes it believe that it runs on that Node. */
  async launch(
    words: readonly string[],
    { asNode, env = {} }: { asNode?: string; env?: NodeJS.ProcessEnv } = {},
  ): Promise<Run> {
    const disguise = asNode === undefined ? [] : ['--require', this.disguise(asNode)];
    const index = this.path('tools/launch/index.cjs');
    const child = spawn(process.execPath, [...disguise, index, ...words], {
      cwd: this.folder,
      env: { PATH: `${this.path('bin')}:${process.env['PATH'] ?? ''}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part) => (out += String(part)));
    child.stderr.on('data', (part) => (err += String(part)));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out, err };
  }

  private disguise(version: string): string {
    const name = `disguise-${version}.cjs`;
    this.write(
      name,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    );
    return this.path(name);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
