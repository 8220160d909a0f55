// Files → one zip archive, the same bytes for the same files.
import { zipSync, type Zippable } from 'fflate';

export type Packed = ReadonlyMap<string, Uint8Array>;

/** The first day that a zip archive can name: what is inside has no other date. */
const noDate = new Date(1980, 0, 1, 12);

export function zip(files: Packed): Uint8Array {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const zippable: Zippable = {};
  for (const [path, bytes] of entries) zippable[path] = [bytes, { mtime: noDate, level: 9 }];
  return zipSync(zippable);
}
