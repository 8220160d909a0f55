// Ways out of the window: there are none but an https address, shown whole and agreed to.
import { dialog, shell, type BrowserWindow } from 'electron';
import type { Language } from '../host/api/api.ts';
import { wordsIn } from './words.ts';

export async function askToLeave(
  window: BrowserWindow,
  address: string,
  language: Language,
): Promise<void> {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return;
  const say = wordsIn(language);
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: say.outside,
    detail: `${say.outsideDetail}\n${url.href}`,
    buttons: [say.open, say.stay],
    defaultId: 1,
    cancelId: 1,
  });
  if (response === 0) await shell.openExternal(url.href);
}
