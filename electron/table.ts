// Household, window, menu and wire, set up together; and their end in order.
import { join } from 'node:path';
import { app, dialog, Menu, shell } from 'electron';
import type { Hello, Language, Notice } from '../host/api/api.ts';
import { findAsset } from '../host/assets.ts';
import { logFolder, type Log } from '../host/log.ts';
import { OpeningError } from '../host/opening-error.ts';
import { serveAssets } from './assets.ts';
import { linkHousehold, type HouseholdLink } from './household-link.ts';
import type { Place } from './household-messages.ts';
import { menuTemplate } from './menu.ts';
import { filesAmong, readOpened } from './opened-files.ts';
import { askToLeave } from './outside.ts';
import { redrawAfterFall } from './recovery.ts';
import { openWindow, type TableWindow } from './window.ts';
import { layWire } from './wire.ts';
import { wordsIn } from './words.ts';

export interface Table {
  openFile(path: string): void;
}

export function setTable(place: Place, log: Log, fail: (error: unknown) => void): Table {
  let language: Language = app.getLocale().startsWith('fr') ? 'fr' : 'en';
  const speak = (spoken: Language) => {
    language = spoken;
    showMenu(language, place, household, window.tell);
  };
  const household = linkHousehold(join(import.meta.dirname, 'household-process.js'), place, {
    opened: () => void greet(household).then(speak),
    notice: (notice) => {
      if (notice.notice === 'settings-changed') speak(notice.settings.language);
      window.tell(notice);
    },
    restarted() {
      log.note('the household stopped and was started again');
      window.tell({ notice: 'host-restarted' });
    },
    lost: (sentence) => fail(new OpeningError('database', sentence)),
  });
  serveAssets((path) => findAsset(place.pageFolder, path));
  layWire(household.ask);
  const window = openWindow({
    preload: join(import.meta.dirname, 'preload.cjs'),
    stateFile: join(place.dataFolder, 'window.json'),
    leave: (from, address) => void askToLeave(from, address, language),
  });
  speak(language);
  redrawAfterFall(window.window, {
    language: () => language,
    note: log.note,
    giveUp: () => app.quit(),
  });
  endInOrder(household);
  const openFile = (path: string) => handFile(window, path, language);
  app.on('second-instance', (_event, words, folder) => {
    window.show();
    for (const path of filesAmong(words, folder)) openFile(path);
  });
  return { openFile };
}

function showMenu(
  language: Language,
  { dataFolder }: Place,
  household: HouseholdLink,
  tell: (notice: Notice) => void,
): void {
  const template = menuTemplate(language, process.platform === 'darwin', {
    page: (item) => tell({ notice: 'menu', item }),
    speak: (wanted) => void choose(household, wanted),
    openLogs: () => void shell.openPath(logFolder(dataFolder)),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

async function greet(household: HouseholdLink): Promise<Language> {
  const reply = await household.ask({ method: 'hello', params: {} });
  return reply.ok ? (reply.result as Hello).settings.language : 'en';
}

function choose(household: HouseholdLink, language: Language): Promise<unknown> {
  return household.ask({ method: 'changeSettings', params: { language } });
}

/** The page is told once it listens; a file that cannot be read is told by the shell itself. */
function handFile({ tell, window }: TableWindow, path: string, language: Language): void {
  const opened = readOpened(path);
  if (!opened.ok) {
    return dialog.showErrorBox(wordsIn(language)[opened.why], path);
  }
  const hand = (notice: Notice) => tell(notice);
  if (window.webContents.isLoading()) {
    window.webContents.once('did-finish-load', () => hand(opened.notice));
  } else hand(opened.notice);
}

/** The household closes its files before the program ends, whichever way the end was asked for. */
function endInOrder(household: HouseholdLink): void {
  let closed = false;
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void household.close().then(() => {
      closed = true;
      app.quit();
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => app.quit());
  }
}
