// The desktop shell under the stand-in: the real main program, the real preload, a real Chromium.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Scenes } from './double/stage.ts';

const root = join(import.meta.dirname, '../..');
const double = join(import.meta.dirname, 'double', 'run.ts');
const main = join(root, 'build', 'electron', 'main.js');

export interface Desk {
  readonly child: ChildProcess;
  said(): string;
  readonly ended: Promise<{ code: number | null; said: string }>;
  stage<S extends keyof Scenes>(
    scene: S,
    ...given: Scenes[S]['given'] extends null ? [] : [Scenes[S]['given']]
  ): Promise<Scenes[S]['gives']>;
  /** The page in the window, once it is there. */
  page(): Promise<Page>;
}

const running = new Set<Desk>();
const browsers = new Set<Browser>();

export function buildShell(): void {
  const tool = join(root, 'tools/build.ts');
  const build = spawnSync(process.execPath, [tool, '--if-changed'], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`the shell could not be built: ${build.stderr}`);
}

export function startDesk(
  words: readonly string[],
  { program = main, env = {} }: { program?: string; env?: Record<string, string> } = {},
): Desk {
  const child = spawn(process.execPath, [double, program, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const hear = (part: unknown) => void (said += String(part));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }));
  const ask = asker(child, ended);
  const desk: Desk = {
    child,
    said: () => said,
    ended,
    stage: (scene, ...given) => ask(scene, given[0] ?? null),
    page: async () => lookInto((await ask('door', null)) as string),
  };
  running.add(desk);
  void ended.then(() => running.delete(desk));
  return desk;
}

/** For afterEach: nothing that a test started may outlive it. */
export async function endDesks(): Promise<void> {
  for (const browser of browsers) await browser.close().catch(() => undefined);
  browsers.clear();
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(force);
  }
}

type Ask = (scene: string, given: unknown) => Promise<unknown>;

function asker(child: ChildProcess, ended: Desk['ended']): Ask {
  const waiting = new Map<number, (message: { gives?: unknown; error?: string }) => void>();
  let last = 0;
  child.on('message', (message: { id: number; gives?: unknown; error?: string }) => {
    waiting.get(message.id)?.(message);
  });
  return (scene, given) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, ({ gives, error }) =>
        error === undefined ? done(gives) : fail(new Error(error)),
      );
      void ended.then(({ said }) => fail(new Error(`the shell ended: ${said}`)));
      child.send({ id: last, scene, given });
    });
}

/** Through the debugging door, as a second pair of eyes on the same page. */
async function lookInto(door: string): Promise<Page> {
  const browser = await chromium.connectOverCDP(door);
  browsers.add(browser);
  const context = browser.contexts()[0];
  if (!context) throw new Error('the window has no browser');
  const found = context.pages().at(-1) ?? (await context.waitForEvent('page'));
  await found.waitForURL('https://app.tablekeep.invalid/');
  return found;
}
