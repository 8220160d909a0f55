// Puts another database in the place of a closed one; whatever was there is kept under a clear name.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The files that make one database. */
const parts = ['', '-wal', '-shm'];

/** The name that a damaged database gets; never one that is taken. */
export function setAside(file: string, now: Date): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const plain = join(dirname(file), `tablekeep-damaged-${time}`);
  let name = plain;
  for (let n = 2; parts.some((end) => existsSync(`${name}.sqlite${end}`)); n += 1) {
    name = `${plain}-${n}`;
  }
  // The log first: without its database it is only left over, but a database without its log is another one.
  for (const end of [...parts].reverse()) {
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${name}.sqlite${end}`);
  }
  syncFolder(file);
  return `${name}.sqlite`;
}

/** The database is closed, so it has no log; the copy takes its place in one step. */
export function putInPlace(copy: string, file: string): void {
  const draft = `${file}.restoring`;
  copyFileSync(copy, draft);
  const handle = openSync(draft, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  for (const end of parts.slice(1)) rmSync(`${file}${end}`, { force: true });
  renameSync(draft, file);
  syncFolder(file);
}

function syncFolder(file: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(dirname(file), 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
