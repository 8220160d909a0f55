// Every icon that a look names, wherever it stands in it. Pure.
import type { LookFile } from '../../engine/index.ts';

export function iconsIn(look: LookFile): readonly string[] {
  const found = new Set<string>();
  const search = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'icon' && typeof part === 'string') found.add(part);
      else search(part);
    }
  };
  search(look);
  return [...found];
}
