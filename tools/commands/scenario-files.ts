// What can be run in a folder that is no ruleset's: scenario files, and the folders of rulesets further inside.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold other things than an author's work. */
const OTHERS = ['node_modules'];

export function scenarioFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || OTHERS.includes(entry.name)) return [];
    if (!entry.isDirectory()) return entry.name.endsWith('.json') ? [path] : [];
    return existsSync(join(path, 'ruleset.json')) ? [path] : scenarioFilesIn(path);
  });
}
