// The shell under the suite: the browser shell, the desktop shell under its stand-in, or real Electron (TABLEKEEP_SHELL).
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import {
  endPrograms as endBrowserPrograms,
  startProgram as startBrowser,
} from '../browser/program.ts';
import { buildShell, endDesks, startDesk } from '../electron/desk.ts';

export { freshFolder } from '../browser/program.ts';

export type Shell = 'browser' | 'desk' | 'electron';

export const shell = (process.env['TABLEKEEP_SHELL'] ?? 'browser') as Shell;

export interface Started {
  readonly child: { kill(signal?: NodeJS.Signals): boolean };
  /** What a person needs to sit down at it. */
  readonly address: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null }>;
}

/** Pages that are there already, by the address that stands for them. */
const windows = new Map<string, () => Promise<Page>>();
const applications = new Set<ElectronApplication>();

export function startProgram(words: readonly string[]): Started {
  if (shell === 'browser') return startBrowser(words);
  const own = words.filter((word) => word !== '--no-window');
  return shell === 'desk' ? startStandIn(own) : startElectron(own);
}

/** The page of a window that opened by itself, or null where a person opens the address. */
export function windowAt(address: string): Promise<Page> | null {
  return windows.get(address)?.() ?? null;
}

export async function endPrograms(): Promise<void> {
  for (const application of applications) await application.close();
  applications.clear();
  windows.clear();
  await endDesks();
  await endBrowserPrograms();
}

function startStandIn(words: readonly string[]): Started {
  buildShell();
  const desk = startDesk(words);
  return { child: desk.child, ended: desk.ended, address: Promise.resolve(remember(desk.page)) };
}

function startElectron(words: readonly string[]): Started {
  buildShell();
  const main = join(import.meta.dirname, '../../build/electron/main.js');
  const launched = _electron.launch({ args: [main, ...words] }).then((application) => {
    applications.add(application);
    return application;
  });
  const ended = launched.then(
    (application) =>
      new Promise<{ code: number | null }>((done) => {
        application.process().once('exit', (code) => {
          applications.delete(application);
          done({ code });
        });
      }),
  );
  const kill = (signal?: NodeJS.Signals) =>
    [...applications].every((application) => application.process().kill(signal));
  const page = async () => (await launched).firstWindow();
  return { child: { kill }, ended, address: launched.then(() => remember(page)) };
}

function remember(page: () => Promise<Page>): string {
  const address = `window:${windows.size}`;
  windows.set(address, page);
  return address;
}
