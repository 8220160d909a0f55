// The native menu in both languages: the same items, all of them named, and each does something.
import { expect, test, vi } from 'vitest';
import type { MenuItemConstructorOptions } from 'electron';
import { menuTemplate } from '../../electron/menu.ts';
import { wordsIn } from '../../electron/words.ts';

const deeds = { page: vi.fn(), speak: vi.fn(), openLogs: vi.fn() };

function items(list: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return list.flatMap((item) => [
    item,
    ...(Array.isArray(item.submenu) ? items(item.submenu) : []),
  ]);
}

test.each([true, false])('[SHELL-33] both languages have the same items (mac: %s)', (isMac) => {
  const [english, french] = (['en', 'fr'] as const).map((language) =>
    items(menuTemplate(language, isMac, deeds)),
  );
  const shape = (list: MenuItemConstructorOptions[] = []) =>
    list.map(({ id, role, type, accelerator }) => [id, role, type, accelerator]);
  expect(shape(french)).toEqual(shape(english));
});

test('[SHELL-33] every item with an id does something', () => {
  const all = items(menuTemplate('en', false, deeds)).filter(({ id }) => id !== undefined);
  expect(all.map(({ id }) => id)).toEqual([
    'new-game',
    'games',
    'save-point',
    'undo',
    'replay',
    'mods',
    'settings',
    'language-en',
    'language-fr',
    'rulebook',
    'logs',
    'about',
  ]);
  for (const item of all) item.click?.(undefined as never, undefined, undefined as never);
  expect(deeds.page.mock.calls.flat()).toHaveLength(9);
  expect(deeds.speak.mock.calls).toEqual([['en'], ['fr']]);
  expect(deeds.openLogs).toHaveBeenCalledOnce();
});

test('[SHELL-33] French is French, with its typography', () => {
  const [english, french] = [wordsIn('en'), wordsIn('fr')];
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    expect(french[key], key).not.toBe(english[key]);
    expect(french[key], key).not.toMatch(/[^\u202f\u00a0][?!;:]/);
    expect(french[key], key).not.toContain("'");
  }
});
