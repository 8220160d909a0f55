// What `import … from 'electron'` gives under the stand-in; a name that is not here is an error at once.
export { app } from './app.ts';
export { BrowserWindow, screen } from './browser-window.ts';
export { crashReporter, dialog, shell } from './dialog.ts';
export { ipcMain } from './ipc-main.ts';
export { Menu } from './menu.ts';
export { protocol } from './protocol.ts';
export { session } from './session.ts';
export { utilityProcess } from './utility-process.ts';
