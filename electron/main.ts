// The desktop shell: the life of the application, from the first instance to the last window.
// Never awaits at the top level: Electron becomes ready only after this file has been evaluated.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, crashReporter, dialog } from 'electron';
import { prepareDataFolder } from '../host/data-folder.ts';
import { openLog } from '../host/log.ts';
import { OpeningError } from '../host/opening-error.ts';
import { claimScheme } from './assets.ts';
import { filesAmong } from './opened-files.ts';
import { placeFrom } from './places.ts';
import { setTable, type Table } from './table.ts';

const words = process.argv.slice(app.isPackaged ? 1 : 2);

try {
  begin();
} catch (error) {
  fail(error);
}

function begin(): void {
  const place = placeFrom(words);
  keepProfile(place.dataFolder);
  app.enableSandbox();
  // Reports of a crash stay in the profile on this machine.
  crashReporter.start({ uploadToServer: false });
  claimScheme();
  if (!app.requestSingleInstanceLock()) {
    console.error(
      'Tablekeep is already open with this data folder; its window comes to the front.',
    );
    return app.exit(1);
  }
  const early = filesAmong(words, process.cwd());
  let table: Table | null = null;
  // macOS tells of a file before there is a window.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (table) table.openFile(path);
    else early.push(path);
  });
  const log = openLog(place.dataFolder, 'shell');
  app
    .whenReady()
    .then(() => {
      table = setTable(place, log, fail);
      for (const path of early) table.openFile(path);
    })
    .catch(fail);
}

/** Electron's own files go beside the games, so that another data folder is another instance. It refuses a folder that is not there. */
function keepProfile(dataFolder: string): void {
  prepareDataFolder(dataFolder);
  const profile = join(dataFolder, 'electron-profile');
  if (!existsSync(profile)) mkdirSync(profile);
  app.setPath('userData', profile);
}

function fail(error: unknown): void {
  const sentence = error instanceof OpeningError ? error.message : String(error);
  console.error(sentence);
  dialog.showErrorBox('Tablekeep', sentence);
  app.exit(1);
}
