// The native menu as a tree of plain items, judged more strictly than Electron does.
import { needReady } from './app.ts';

export interface Item {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly checked?: boolean;
  readonly submenu?: readonly Item[];
  click?(): void;
}

const roles = new Set(
  'appMenu quit cut copy paste selectAll zoomIn zoomOut resetZoom togglefullscreen help'.split(' '),
);

let shown: readonly Item[] | null = null;

export class Menu {
  readonly items: readonly Item[];

  constructor(items: readonly Item[]) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly Item[]): Menu {
    needReady('Menu.buildFromTemplate');
    judge(template, new Set(), new Set());
    return new Menu(template);
  }

  static setApplicationMenu(menu: Menu | null): void {
    shown = menu?.items ?? null;
  }
}

export function shownMenu(): readonly Item[] | null {
  return shown;
}

/** Clicks on the item with this id, as a person would. */
export function clickItem(id: string, among: readonly Item[] = shown ?? []): boolean {
  return among.some((item) => {
    if (item.id === id && item.click) return (item.click(), true);
    return clickItem(id, item.submenu ?? []);
  });
}

function judge(items: readonly Item[], ids: Set<string>, keys: Set<string>): void {
  for (const { id, label, role, type, accelerator, submenu, click } of items) {
    const name = label ?? id ?? role ?? '?';
    const means = role ?? submenu ?? click ?? type === 'separator';
    if (role !== undefined && !roles.has(role)) throw new Error(`unknown role "${role}"`);
    if (type !== 'separator' && label === undefined && role !== 'appMenu') {
      throw new Error(`the item "${name}" has no label`);
    }
    if (means === false) throw new Error(`the item "${name}" does nothing`);
    for (const [mark, seen] of [
      [id, ids],
      [accelerator, keys],
    ] as const) {
      if (mark !== undefined && seen.has(mark)) throw new Error(`"${mark}" stands twice`);
      if (mark !== undefined) seen.add(mark);
    }
    judge(submenu ?? [], ids, keys);
  }
}
