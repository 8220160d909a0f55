// Which Node runs the program itself: the one from the registry, or this one if it is new enough.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './places.mjs';
import { Problem } from './problem.mjs';

/** The first that runs every program here as it is, TypeScript included. */
const wanted = { major: 24, minor: 2 };

/** @param {string} version such as 24.2.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > wanted.major || (major === wanted.major && minor >= wanted.minor);
}

/**
 * The path of a Node that really runs here, or null.
 * @returns {string | null}
 */
export function findNode() {
  const own = isNewEnough(process.versions.node) ? process.execPath : null;
  return pinned().find((path) => path === process.execPath || runs(path)) ?? own;
}

/** @returns {string} */
export function needNode() {
  const node = findNode();
  if (node !== null) return node;
  throw new Problem(
    `No Node for this kind of machine (${process.platform} ${process.arch}) could be installed, and Node ${process.versions.node} is too old: ` +
      'install Node 24 from nodejs.org, then try again.',
  );
}

/** Every Node binary that the local package tools/node-runtime has brought; usually one. */
function pinned() {
  const modules = inRoot('node_modules');
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name))
    .flatMap((name) => binaryOf(join(modules, name)));
}

/** @param {string} folder of a package that holds a Node */
function binaryOf(folder) {
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const path = join(folder, bin.node);
    return existsSync(path) ? [path] : [];
  } catch {
    return [];
  }
}

/** @param {string} path */
function runs(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && isNewEnough(stdout.trim());
}
