// Where a household keeps its things: the custom of each system, and whether it can be written to.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { OpeningError } from './opening-error.ts';

interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly home: string;
}

export function defaultDataFolder(
  { platform, env, home }: Surroundings = {
    platform: process.platform,
    env: process.env,
    home: homedir(),
  },
): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Tablekeep');
  if (platform === 'win32') {
    return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Tablekeep');
  }
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'tablekeep');
}

/** Makes the folder if it is missing, and proves that it can be written to. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(join(folder, 'rulesets'));
    const proof = join(folder, `.writable-${process.pid}`);
    writeFileSync(proof, '');
    rmSync(proof);
  } catch (error) {
    throw new OpeningError('data-folder', sentence(folder, error), { cause: error });
  }
}

/** Level by level: Node's own recursive way never returns where the system answers ENOENT for good. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function sentence(folder: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder ${folder} is not a folder, or one of those above it is not. Choose another with --data-dir.`;
  }
  if (code === 'ENOSPC') {
    return `The disk that holds the data folder ${folder} is full. Make room, or choose another with --data-dir.`;
  }
  return `The data folder ${folder} cannot be written to (${code}). Give yourself the right to write there, or choose another with --data-dir.`;
}
