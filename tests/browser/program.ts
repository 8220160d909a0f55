// The real browser shell as a child process on a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

const main = join(import.meta.dirname, '..', '..', 'browser', 'main.ts');

export interface Program {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  said(): string;
  /** The printed address; fails if the program ends without one. */
  readonly address: Promise<string>;
  readonly ended: Promise<{ code: number | null; said: string }>;
}

const running = new Set<Program>();
const folders = new Set<string>();

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablekeep-shell-'));
  folders.add(folder);
  return folder;
}

export function startProgram(
  words: readonly string[],
  { env = {}, linked = false }: { env?: Record<string, string>; linked?: boolean } = {},
): Program {
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...withoutDisplay(), ...env },
    stdio: linked ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  // Node tells no `close` of a child that was disconnected, so its parts are awaited one by one.
  const ended = Promise.all([
    once(child, 'exit'),
    finished(child.stdout ?? Readable.from([])),
    finished(child.stderr ?? Readable.from([])),
  ]).then(([[code]]) => ({ code: code as number | null, said }));
  const address = new Promise<string>((done, fail) => {
    const hear = (part: unknown): void => {
      said += String(part);
      const found = /http:\/\/127\.0\.0\.1:\d+\/\?key=\S+(?=\s)/.exec(said)?.[0];
      if (found !== undefined) done(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then(() => fail(new Error(`ended without an address: ${said}`)));
  });
  address.catch(() => undefined);
  const program = { child, said: () => said, address, ended };
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
}

/** For afterEach: nothing that a test started may outlive it. */
export async function endPrograms(): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(force);
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.clear();
}

function withoutDisplay(): NodeJS.ProcessEnv {
  const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  return rest;
}
