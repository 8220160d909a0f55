// The app window: a Chromium without tabs or address bar, showing the loopback server.
import { spawn } from 'node:child_process';
import { findBrowser, thisMachine } from './find.ts';

export interface AppWindow {
  /** Settles when the browser's process has ended, whoever ended it; false if it complained. */
  readonly ended: Promise<boolean>;
  close(): Promise<void>;
}

/** How long a browser may take to put its things away before it is ended by force. */
const patience = 3000;

export function hasDisplay(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

/** Null if there is no browser that could show one. */
export function openWindow(address: string, profileFolder: string): AppWindow | null {
  const program = findBrowser(thisMachine);
  if (program === null) return null;
  const child = spawn(program, flags(address, profileFolder, process.getuid?.() === 0), {
    stdio: 'ignore',
  });
  const ended = new Promise<boolean>((done) => {
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
  return {
    ended,
    async close() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(force);
    },
  };
}

export function flags(address: string, profileFolder: string, isRoot: boolean): string[] {
  return [
    `--app=${address}`,
    `--user-data-dir=${profileFolder}`,
    '--window-size=1280,800',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A machine without a graphics card draws the table by software rather than not at all.
    '--enable-unsafe-swiftshader',
    // Chromium refuses to start for root with its sandbox on.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
