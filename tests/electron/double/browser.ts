// The Chromium of this machine as the stand-in's engine, with a door for the test.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext } from 'playwright-core';
import { findBrowser, thisMachine } from '../../../browser/find.ts';
import { chromiumFlags } from '../../support/chromium.ts';

const doorNote = 'DevToolsActivePort';

export async function openBrowser(profile: string): Promise<BrowserContext> {
  const executablePath = findBrowser(thisMachine);
  if (executablePath === null) throw new Error('no Chromium, Chrome or Edge on this machine');
  mkdirSync(profile, { recursive: true });
  // An old note would lead to a door that is no more.
  rmSync(join(profile, doorNote), { force: true });
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--remote-debugging-port=0', ...chromiumFlags],
    headless: process.env['DOUBLE_HEADED'] !== '1',
    viewport: null,
    // Signals are for the main program.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** The address of the debugging door, which the browser writes into its profile. */
export async function doorOf(profile: string): Promise<string> {
  const note = join(profile, doorNote);
  while (!existsSync(note)) await wait(50);
  const [port] = readFileSync(note, 'utf8').split('\n');
  return `http://127.0.0.1:${port ?? ''}`;
}
