// Where the program's own things are, and which data folder was asked for.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataFolder } from '../host/data-folder.ts';
import { projectRoot } from '../host/project-root.ts';
import type { Place } from './household-messages.ts';

/** `words` are those after the program's own name. */
export function placeFrom(words: readonly string[]): Place {
  const root = projectRoot();
  return {
    dataFolder: chosenFolder(words),
    shipped: [join(root, 'rulesets'), join(root, 'examples')],
    pageFolder: join(root, 'build', 'page'),
    version: version(root),
  };
}

function chosenFolder(words: readonly string[]): string {
  const { values } = parseArgs({
    args: [...words],
    options: { 'data-dir': { type: 'string' } },
    // Electron's own switches and opened files may stand among the words.
    strict: false,
  });
  const chosen = values['data-dir'];
  return typeof chosen === 'string' ? resolve(chosen) : defaultDataFolder();
}

function version(root: string): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
