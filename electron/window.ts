// The one window: sandboxed, offline, going nowhere but the table's own page, and back where it was.
import { BrowserWindow, screen, session } from 'electron';
import type { Notice } from '../host/api/api.ts';
import { pageAddress } from './own-page.ts';
import { holdStill, shutSession } from './shut.ts';
import { readWindowState, smallest, writeWindowState } from './window-state.ts';

export interface TableWindow {
  readonly window: BrowserWindow;
  show(): void;
  tell(notice: Notice): void;
}

export interface WindowPlan {
  readonly preload: string;
  /** Where its place on the screen is remembered. */
  readonly stateFile: string;
  leave(window: BrowserWindow, address: string): void;
}

const looks = {
  width: 1280,
  height: 800,
  minWidth: smallest.width,
  minHeight: smallest.height,
  show: false,
  title: 'Tablekeep',
  backgroundColor: '#17120e',
};

const shut = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
};

export function openWindow({ preload, stateFile, leave }: WindowPlan): TableWindow {
  shutSession(session.defaultSession);
  const displays = screen.getAllDisplays().map(({ workArea }) => workArea);
  const { frame, maximized, fullScreen } = readWindowState(stateFile, displays);
  const window = new BrowserWindow({
    ...looks,
    ...frame,
    fullscreen: fullScreen,
    webPreferences: { ...shut, preload },
  });
  holdStill(window.webContents, (address) => leave(window, address));
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  window.on('close', () => remember(window, stateFile));
  void window.loadURL(pageAddress);
  return {
    window,
    show() {
      if (window.isMinimized()) window.restore();
      window.focus();
    },
    tell(notice) {
      if (!window.isDestroyed()) window.webContents.send('notice', notice);
    },
  };
}

/** A disk that cannot be written costs the place of the window, and nothing else. */
function remember(window: BrowserWindow, stateFile: string): void {
  try {
    writeWindowState(stateFile, {
      frame: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
