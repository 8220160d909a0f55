// The wire between page and host: one message each way, and strangers are refused.
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { Notice, Reply } from '../host/api/api.ts';
import type { Household } from '../host/household.ts';
import { isOwnPage } from './assets.ts';

const stranger: Reply = {
  ok: false,
  error: { code: 'bad-message', message: 'Only the page of the table may send messages.' },
};

export function layWire(
  household: Pick<Household, 'handle' | 'listen'>,
  page: { tell(notice: Notice): void },
): void {
  ipcMain.handle('call', (event, message: unknown) =>
    isFromPage(event) ? household.handle(message) : stranger,
  );
  household.listen((notice) => {
    page.tell(notice);
  });
}

function isFromPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url);
}
