// A copy of the tree in a scratch folder, in which trespasses can be made without harm.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const real = join(import.meta.dirname, '..', '..');
const left = new Set(['node_modules', 'build', 'artefacts', '.git']);

export interface Tree {
  readonly root: string;
  write(file: string, text: string): void;
  erase(file: string): void;
  remove(): void;
}

export function copyTree(): Tree {
  const root = mkdtempSync(join(tmpdir(), 'tablekeep-rooms-'));
  for (const name of readdirSync(real)) {
    if (!left.has(name)) cpSync(join(real, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(real, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    write(file, text) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    erase: (file) => rmSync(join(root, file)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
