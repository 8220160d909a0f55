// One mistake made in a copy of an example, and what an author is told of it.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadFolder } from '../../../host/rulesets/load.ts';

export interface Mistake {
  readonly says: string;
  readonly file: string;
  /** The words that are replaced, the first time they stand in the file; left out if the file is new. */
  readonly find?: string;
  /** What is written instead; null takes the file away. */
  readonly put: string | null;
  readonly told: readonly string[];
}

/** Makes the mistake in the folder, which holds the example without mistakes. */
export function make(folder: string, { file, find, put }: Mistake): void {
  const path = join(folder, file);
  if (put === null) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  if (find === undefined) return writeFileSync(path, put);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(find)) throw new Error(`“${find}” does not stand in ${file}.`);
  writeFileSync(
    path,
    text.replace(find, () => put),
  );
}

export function told(folder: string): string[] {
  const loaded = loadFolder(folder);
  if (loaded.ok) return [];
  return loaded.problems.map(({ file, line, column, message, suggestion }) => {
    const where = line > 0 ? `${file}:${line}:${column}` : file;
    return `${where} ${message}${suggestion === undefined ? '' : ` (did you mean “${suggestion}”?)`}`;
  });
}

export function copyOf(example: string, to: string): string {
  cpSync(example, to, { recursive: true });
  return to;
}
