// The stand-in's app: one life, from ready to quit, with the events in Electron's order.
import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { preventable } from './preventable.ts';
import { takeInstance } from './single-instance.ts';

const paths = new Map([['userData', tmpdir()]]);
const events = new EventEmitter();
let resolveReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  resolveReady = resolve;
});
let isReady = false;
let sandboxed = false;
let quitting = false;

/** What must be gone before the program may end; each gives false if it refuses. */
const closers = new Set<() => Promise<boolean>>();

export function becomeReady(): void {
  isReady = true;
  resolveReady();
  events.emit('ready');
}

export function needReady(what: string): void {
  if (!isReady) throw new Error(`${what} can be used only after the app is ready`);
}

export function needUnready(what: string): void {
  if (isReady) throw new Error(`${what} can be used only before the app is ready`);
}

export function beforeTheEnd(close: () => Promise<boolean>): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

export function isSandboxed(): boolean {
  return sandboxed;
}

async function quit(): Promise<void> {
  if (quitting) return;
  quitting = true;
  if (preventable(events, 'before-quit')) return void (quitting = false);
  for (const close of [...closers]) {
    if (!(await close())) return void (quitting = false);
  }
  if (preventable(events, 'will-quit')) return void (quitting = false);
  events.emit('quit', {}, 0);
  process.exit(0);
}

export const app = Object.assign(events, {
  isPackaged: process.env['DOUBLE_PACKAGED'] === '1',
  whenReady: () => ready,
  getLocale: () => process.env['DOUBLE_LOCALE'] ?? 'en-GB',
  getPath(name: string): string {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`the stand-in knows no path "${name}"`);
    return path;
  },
  setPath(name: string, path: string): void {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw new Error(`Failed to set path: ${path} does not exist`);
    }
    paths.set(name, path);
  },
  enableSandbox(): void {
    needUnready('app.enableSandbox');
    sandboxed = true;
  },
  requestSingleInstanceLock: (): boolean =>
    takeInstance(app.getPath('userData'), (words, folder) => {
      events.emit('second-instance', {}, words, folder, null);
    }),
  quit: (): void => void quit(),
  exit: (code = 0): never => process.exit(code),
});
