// A screen that nobody sees, and a browser on it that a test can look into.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, thisMachine } from '../../browser/find.ts';

export interface Screen {
  /** Such as `:99`. */
  readonly display: string;
  close(): Promise<void>;
}

export function hasScreen(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, 'Xvfb')));
}

/** Xvfb chooses a free number itself and writes it to the pipe. */
export async function openScreen(): Promise<Screen> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A browser for TABLEKEEP_BROWSER: the real one, with a door for the test. */
export function observedBrowser(folder: string): string {
  const real = findBrowser(thisMachine);
  if (real === null) throw new Error('no browser was found');
  const script = join(folder, 'observed-browser');
  writeFileSync(script, `#!/bin/sh\nexec "${real}" --remote-debugging-port=0 "$@"\n`, {
    mode: 0o755,
  });
  return script;
}

/** Whether any process still works in this profile. */
export function isBrowserRunning(profileFolder: string): boolean {
  const { stdout } = spawnSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .some((line) => line.includes(`--user-data-dir=${profileFolder}`) && !line.startsWith('Z'));
}
