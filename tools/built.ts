// Whether something built is still made of the files that are there now, told by their content.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Target {
  readonly name: string;
  /** Files and folders that it is made of. */
  readonly inputs: readonly string[];
  /** A file that is there once it is built. */
  readonly output: string;
}

export function isBuilt(root: string, target: Target): boolean {
  const stamp = stampOf(root, target);
  return (
    existsSync(join(root, target.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === contentHash(root, target.inputs)
  );
}

/** Builds and stamps; a build that breaks off leaves no stamp. */
export async function markBuilt(
  root: string,
  target: Target,
  make: () => Promise<unknown>,
): Promise<void> {
  const stamp = stampOf(root, target);
  const hash = contentHash(root, target.inputs);
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, hash);
}

function stampOf(root: string, target: Target): string {
  return join(root, 'build', `${target.name}.built`);
}

function contentHash(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
