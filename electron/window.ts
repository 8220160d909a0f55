// The one window: sandboxed, offline, and going nowhere but the table's own page.
import { BrowserWindow, Menu, session, type Session } from 'electron';
import type { Notice } from '../host/api/api.ts';
import { isOwnPage, pageAddress } from './assets.ts';

export interface TableWindow {
  show(): void;
  tell(notice: Notice): void;
}

export function openWindow(preload: string): TableWindow {
  shut(session.defaultSession);
  // macOS keeps copy, paste and quit in its menu; elsewhere the page has its own.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 960,
    minHeight: 600,
    show: false,
    title: 'Tablekeep',
    backgroundColor: '#17120e',
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  holdStill(window);
  window.once('ready-to-show', () => {
    window.show();
  });
  void window.loadURL(pageAddress);
  return {
    show() {
      if (window.isMinimized()) window.restore();
      window.focus();
    },
    tell(notice) {
      if (!window.isDestroyed()) window.webContents.send('notice', notice);
    },
  };
}

/** No permission is ever given, and no request leaves the machine. */
function shut(doors: Session): void {
  doors.setPermissionRequestHandler((_page, _permission, answer) => {
    answer(false);
  });
  doors.setPermissionCheckHandler(() => false);
  doors.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !isOwnPage(request.url) && !/^(blob|data|devtools):/.test(request.url) });
  });
}

function holdStill({ webContents }: BrowserWindow): void {
  webContents.on('will-navigate', (event) => {
    event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
