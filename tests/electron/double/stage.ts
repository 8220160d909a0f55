// The test behind the scene: asks what happened, and plays what no page can (menus, files, crashes, strangers).
import { app } from './app.ts';
import { doorOf } from './browser.ts';
import { profileOf, theWindow } from './browser-window.ts';
import { answerBoxes } from './dialog.ts';
import { invoke } from './ipc-main.ts';
import { clickItem, shownMenu } from './menu.ts';
import { preventable } from './preventable.ts';
import { allDeeds } from './recorded.ts';
import { isPermitted } from './session.ts';
import { killUtilities } from './utility-process.ts';

export interface Scenes {
  door: { given: null; gives: string };
  deeds: { given: null; gives: readonly { what: string; with: unknown }[] };
  menu: { given: null; gives: unknown };
  click: { given: string; gives: boolean };
  boxes: { given: readonly number[]; gives: null };
  permits: { given: string; gives: boolean };
  invoke: { given: { frame: unknown; message: unknown }; gives: unknown };
  openFile: { given: string; gives: boolean };
  move: { given: { x: number; y: number; width: number; height: number }; gives: null };
  crashPage: { given: null; gives: null };
  killHousehold: { given: null; gives: number };
  closeWindow: { given: null; gives: boolean };
  quit: { given: null; gives: null };
}

type Play = {
  [S in keyof Scenes]: (
    given: Scenes[S]['given'],
  ) => Scenes[S]['gives'] | Promise<Scenes[S]['gives']>;
};

const play: Play = {
  door: () => doorOf(profileOf()),
  deeds: () => allDeeds(),
  menu: () => JSON.parse(JSON.stringify(shownMenu())) as unknown,
  click: (id) => clickItem(id),
  boxes: (responses) => (answerBoxes(responses), null),
  permits: (permission) => isPermitted(permission),
  invoke: ({ frame, message }) => invoke('call', { senderFrame: frame }, [message]),
  openFile: (path) => preventable(app, 'open-file', {}, path),
  move: (bounds) => (theWindow()?.moveTo(bounds), null),
  crashPage: () => (theWindow()?.webContents.crash(), null),
  killHousehold: () => killUtilities(),
  closeWindow: () => theWindow()?.close() ?? false,
  quit: () => (app.quit(), null),
};

export function attendStage(): void {
  process.on(
    'message',
    ({ id, scene, given }: { id: number; scene: keyof Scenes; given: never }) => {
      void Promise.resolve(play[scene](given)).then(
        (gives) => process.send?.({ id, gives }),
        (error: unknown) => process.send?.({ id, error: String(error) }),
      );
    },
  );
  // The test is gone: nothing may outlive it.
  process.once('disconnect', () => process.exit(0));
  process.channel?.unref();
}
