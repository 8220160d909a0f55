// What is done when the picture of the table falls: it is drawn again, and the player is told.
import { dialog, type BrowserWindow } from 'electron';
import type { Language } from '../host/api/api.ts';
import { wordsIn } from './words.ts';

const mostFalls = 3;
const spell = 60_000;

export interface Recovery {
  language(): Language;
  note(line: string): void;
  /** The picture cannot be kept up. */
  giveUp(): void;
}

export function redrawAfterFall(window: BrowserWindow, plan: Recovery): void {
  let falls: number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    plan.note(`the page stopped: ${reason}, code ${exitCode}`);
    if (window.isDestroyed() || reason === 'clean-exit') return;
    const now = Date.now();
    falls = [...falls.filter((then) => now - then < spell), now];
    const say = wordsIn(plan.language());
    if (falls.length > mostFalls) {
      dialog.showErrorBox(say.pageGone, say.pageGoneDetail);
      return plan.giveUp();
    }
    window.webContents.reload();
    void dialog.showMessageBox(window, {
      type: 'info',
      message: say.pageFell,
      detail: say.pageFellDetail,
      buttons: [say.goOn],
    });
  });
}
