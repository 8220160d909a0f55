// Files that a person opened with Tablekeep: from the desktop, the command line, or a second start.
import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Notice } from '../host/api/api.ts';

/** Exports of games and campaigns, and games packed as one file; see `fileAssociations` of the packaging. */
const endings = ['.tablekeep', '.tablekeep-mod'];

/** Larger than anything that Tablekeep writes itself. */
const largest = 64 * 1024 * 1024;

export type Opened =
  | { readonly ok: true; readonly notice: Notice }
  | { readonly ok: false; readonly why: 'unreadable' | 'tooLarge' };

export function filesAmong(words: readonly string[], folder: string): string[] {
  return words
    .filter((word) => !word.startsWith('-') && endings.some((ending) => word.endsWith(ending)))
    .map((word) => resolve(folder, word));
}

export function readOpened(path: string): Opened {
  try {
    const { size } = statSync(path);
    if (size > largest) return { ok: false, why: 'tooLarge' };
    const data = readFileSync(path).toString('base64');
    return { ok: true, notice: { notice: 'file-opened', name: basename(path), data } };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}
