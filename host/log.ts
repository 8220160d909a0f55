// A diary of what went wrong, on this machine only: rotating files, one line each, and never what a player holds.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Log {
  note(line: string): void;
}

const largest = 512 * 1024;
const kept = 4;

export function logFolder(dataFolder: string): string {
  return join(dataFolder, 'logs');
}

/** `name.log` is the newest, `name.1.log` the one before it, and so on. A diary that cannot be written stops nobody. */
export function openLog(
  dataFolder: string,
  name: string,
  clock: () => Date = () => new Date(),
): Log {
  const folder = logFolder(dataFolder);
  const file = (age: number) => join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  const rotate = () => {
    const size = statSync(file(0), { throwIfNoEntry: false })?.size ?? 0;
    if (size < largest) return;
    for (let age = kept; age > 0; age--) {
      if (statSync(file(age - 1), { throwIfNoEntry: false })) renameSync(file(age - 1), file(age));
    }
  };
  return {
    note(line) {
      try {
        mkdirSync(folder, { recursive: true });
        rotate();
        appendFileSync(file(0), `${clock().toISOString()} ${line.replaceAll(/\s+/g, ' ')}\n`);
      } catch {
        // A full disk is told where it matters: at the next move.
      }
    },
  };
}
