// Is Electron's program here, and if not, can it be fetched?
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { run, wasInterrupted } from './child.mjs';
import { inRoot } from './places.mjs';

const fetchLimit = 60_000;
const day = 24 * 60 * 60 * 1000;

const failedMark = () => inRoot('build', 'electron-not-fetched');

/**
 * Why no Electron window can be opened here at all, or null.
 * @param {{ platform: string, env: NodeJS.ProcessEnv, isRoot: boolean }} machine
 */
export function obstacle({ platform, env, isRoot }) {
  if (platform !== 'linux') return null;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display';
  if (isRoot) return 'Electron does not run safely as root';
  return null;
}

/** @returns {string | null} the path of its program */
export function findElectron() {
  try {
    const name = readFileSync(inRoot('node_modules', 'electron', 'path.txt'), 'utf8').trim();
    const path = inRoot('node_modules', 'electron', 'dist', name);
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** A machine that could not fetch it is not made to wait for it at every start. */
export function mayFetch() {
  const mark = failedMark();
  return !existsSync(mark) || Date.now() - statSync(mark).mtimeMs > day;
}

/**
 * @param {string} node
 * @returns {Promise<string | null>}
 */
export async function fetchElectron(node) {
  console.error('Fetching Electron (once, up to a minute)…');
  const script = inRoot('node_modules', 'electron', 'install.js');
  const { code, output } = await run(node, [script], {
    quiet: true,
    limit: fetchLimit,
  });
  const path = code === 0 ? findElectron() : null;
  if (path === null && !wasInterrupted()) {
    mkdirSync(inRoot('build'), { recursive: true });
    writeFileSync(failedMark(), output.slice(-2000));
  }
  return path;
}
