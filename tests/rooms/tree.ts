// A copy of the tree in a scratch folder, in which trespasses can be made without harm.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { neighbours } from './trespasses/trespass.ts';

const real = join(import.meta.dirname, '..', '..');
const left = new Set(['node_modules', 'build', 'artefacts', '.git']);

export interface Tree {
  readonly root: string;
  /** Adds a file; one that is already there is never changed. */
  add(file: string, text: string): void;
  /** Takes a file away again, with the folders that only it needed. */
  takeAway(file: string): void;
  remove(): void;
}

/** The tree as it stands, and the neighbours. */
export function copyTree(): Tree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tablekeep-rooms-')));
  for (const name of readdirSync(real)) {
    if (!left.has(name)) cpSync(join(real, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(real, 'node_modules'), join(root, 'node_modules'), 'junction');
  const tree: Tree = {
    root,
    add(file, text) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${text}\n`, { flag: 'wx' });
    },
    takeAway(file) {
      rmSync(join(root, file));
      let folder = dirname(join(root, file));
      for (; readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  for (const [file, text] of Object.entries(neighbours)) tree.add(file, text);
  return tree;
}
