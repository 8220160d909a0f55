// The wire between page and household: one message each way, and strangers are refused.
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { Reply } from '../host/api/api.ts';
import { isOwnPage } from './own-page.ts';

const stranger: Reply = {
  ok: false,
  error: { code: 'bad-message', message: 'Only the page of the table may send messages.' },
};

export function layWire(ask: (message: unknown) => Promise<Reply>): void {
  ipcMain.handle('call', (event, message: unknown) =>
    isFromPage(event) ? ask(message) : stranger,
  );
}

function isFromPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url);
}
