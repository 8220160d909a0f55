// Where the program's own data files are, run from source or bundled: the nearest folder above with schemas/.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'schemas', 'ruleset.schema.json'))) return folder;
    if (dirname(folder) === folder) {
      throw new Error(`No schemas/ folder above ${from}: this copy of Tablekeep is incomplete.`);
    }
  }
}
