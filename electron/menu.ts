// The native menu, from the language and what its items do. Roles bring their own deeds and keys.
import type { MenuItemConstructorOptions } from 'electron';
import type { Language, MenuItem } from '../host/api/api.ts';
import { wordsIn } from './words.ts';

export interface MenuDeeds {
  /** Asks it of the page. */
  page(item: MenuItem): void;
  speak(language: Language): void;
  openLogs(): void;
}

type Item = MenuItemConstructorOptions;

const line: Item = { type: 'separator' };

export function menuTemplate(language: Language, isMac: boolean, deeds: MenuDeeds): Item[] {
  const say = wordsIn(language);
  const page = (label: string, item: MenuItem, accelerator?: string): Item => ({
    id: item,
    label,
    ...(accelerator !== undefined && { accelerator }),
    click: () => deeds.page(item),
  });
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: say.game,
      submenu: [
        page(say.newGame, 'new-game', 'CmdOrCtrl+N'),
        page(say.games, 'games', 'CmdOrCtrl+O'),
        line,
        page(say.savePoint, 'save-point', 'CmdOrCtrl+S'),
        page(say.undo, 'undo', 'CmdOrCtrl+Z'),
        page(say.replay, 'replay', 'CmdOrCtrl+R'),
        line,
        page(say.mods, 'mods'),
        page(say.settings, 'settings', 'CmdOrCtrl+,'),
        ...(isMac ? [] : [line, { label: say.quit, role: 'quit' } as const]),
      ],
    },
    editMenu(language),
    viewMenu(language, deeds),
    {
      label: say.help,
      role: 'help',
      submenu: [
        page(say.rulebook, 'rulebook', 'F1'),
        { id: 'logs', label: say.logs, click: () => deeds.openLogs() },
        line,
        page(say.about, 'about'),
      ],
    },
  ];
}

/** Without these, nothing can be pasted into a name on macOS. */
function editMenu(language: Language): Item {
  const say = wordsIn(language);
  return {
    label: say.edit,
    submenu: [
      { label: say.cut, role: 'cut' },
      { label: say.copy, role: 'copy' },
      { label: say.paste, role: 'paste' },
      { label: say.selectAll, role: 'selectAll' },
    ],
  };
}

function viewMenu(language: Language, deeds: MenuDeeds): Item {
  const say = wordsIn(language);
  const tongue = (code: Language, label: string): Item => ({
    id: `language-${code}`,
    label,
    type: 'radio',
    checked: code === language,
    click: () => deeds.speak(code),
  });
  return {
    label: say.view,
    submenu: [
      { label: say.language, submenu: [tongue('en', 'English'), tongue('fr', 'Français')] },
      line,
      { label: say.larger, role: 'zoomIn' },
      { label: say.smaller, role: 'zoomOut' },
      { label: say.usualSize, role: 'resetZoom' },
      line,
      { label: say.fullScreen, role: 'togglefullscreen' },
    ],
  };
}
