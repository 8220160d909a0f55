// The paths that a person types: relative to where they typed them, also through npm run.
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** npm goes to the project's folder first and leaves a note of where it was called. */
export function startFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

export function typedPath(path: string): string {
  const full = resolve(startFolder(), path);
  if (!statSync(full, { throwIfNoEntry: false })) throw new UsageError(`There is no ${full}.`);
  return full;
}

/** The way to write a path that the person can read and click. */
export function shownPath(full: string): string {
  const short = relative(startFolder(), full);
  return short === '' || short.startsWith('..') ? full : short;
}

export function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}
