// Folders that are gone when the test is over.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export const root = join(import.meta.dirname, '..', '..');

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablekeep-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** One of the example games in a folder of the test's own, to be changed at will. */
export function copyExample(name: string, to: string): string {
  cpSync(join(root, 'examples', name), to, { recursive: true });
  return to;
}
