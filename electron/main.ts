// The desktop shell: the life of the application, from the first instance to the last window.
// Never awaits at the top level: Electron becomes ready only after this file has been evaluated.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog } from 'electron';
import { defaultDataFolder, prepareDataFolder } from '../host/data-folder.ts';
import { openHousehold } from '../host/household.ts';
import { OpeningError } from '../host/opening-error.ts';
import { projectRoot } from '../host/project-root.ts';
import { claimScheme, serveAssets } from './assets.ts';
import { openWindow, type TableWindow } from './window.ts';
import { layWire } from './wire.ts';

const root = projectRoot();
const dataFolder = chosenFolder();

try {
  begin();
} catch (error) {
  fail(error);
}

function begin(): void {
  keepProfile();
  claimScheme();
  if (app.requestSingleInstanceLock()) {
    app.whenReady().then(open).catch(fail);
  } else {
    console.error(
      'Tablekeep is already open with this data folder; its window comes to the front.',
    );
    app.exit(1);
  }
}

/** Electron's own files go beside the games, so that another data folder is another instance. It refuses a folder that is not there. */
function keepProfile(): void {
  prepareDataFolder(dataFolder);
  const profile = join(dataFolder, 'electron-profile');
  if (!existsSync(profile)) mkdirSync(profile);
  app.setPath('userData', profile);
}

function open(): void {
  const household = openHousehold({
    dataFolder,
    shipped: [join(root, 'rulesets'), join(root, 'examples')],
    pageFolder: join(root, 'build', 'page'),
    version: version(),
  });
  app.on('will-quit', () => {
    household.close();
  });
  serveAssets(household);
  const window: TableWindow = openWindow(join(import.meta.dirname, 'preload.cjs'));
  layWire(household, window);
  app.on('second-instance', () => {
    window.show();
  });
  app.on('window-all-closed', quit);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, quit);
}

function quit(): void {
  app.quit();
}

function fail(error: unknown): void {
  const sentence = error instanceof OpeningError ? error.message : String(error);
  console.error(sentence);
  dialog.showErrorBox('Tablekeep', sentence);
  app.exit(1);
}

function chosenFolder(): string {
  const { values } = parseArgs({
    args: process.argv.slice(app.isPackaged ? 1 : 2),
    options: { 'data-dir': { type: 'string' } },
    // Electron's own switches may stand among the words.
    strict: false,
  });
  const chosen = values['data-dir'];
  return typeof chosen === 'string' ? resolve(chosen) : defaultDataFolder();
}

function version(): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
