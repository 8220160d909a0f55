// What the tests need from the system: a browser, and a screen for it. Fetched where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { inRoot } from './places.mjs';
import { Problem } from './problem.mjs';

/**
 * @param {string} node
 * @returns {Promise<string>} the path of a browser
 */
export async function needBrowser(node) {
  const found = findBrowser(node);
  if (found !== null) return found;
  if (mayInstall()) {
    await aptInstall('chromium', 'Installing Chromium for the tests (once, about a minute)…');
  }
  const fetched = findBrowser(node);
  if (fetched !== null) return fetched;
  throw new Problem(
    'The tests need a browser, and none was found: install Chromium, Google Chrome or Microsoft Edge ' +
      '(on Debian: apt-get install chromium), or put the path of one into TABLEKEEP_BROWSER, then try again.',
  );
}

/** One test needs a screen that nobody sees; where it cannot be had, that test says that it was skipped. */
export async function wishScreen() {
  if (process.platform !== 'linux' || isOnPath('Xvfb') || !mayInstall()) return;
  await aptInstall('xvfb', 'Installing a virtual screen for the tests (once)…');
}

/** The list of browsers is the shell's own, so that tests and program find the same one. @param {string} node */
function findBrowser(node) {
  const { stdout } = spawnSync(node, [inRoot('browser', 'find.ts')], { encoding: 'utf8' });
  return stdout.trim() === '' ? null : stdout.trim();
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && isOnPath('apt-get');
}

/** @param {string} name */
function isOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => folder !== '' && existsSync(join(folder, name)));
}

/**
 * @param {string} name
 * @param {string} line
 */
async function aptInstall(name, line) {
  console.error(line);
  const manner = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const updated = await run('apt-get', ['update'], manner);
  const words = ['install', '-y', '--no-install-recommends', name];
  const { code, output } = await run('apt-get', words, manner);
  if (code !== 0) console.error(`That did not work:\n${(updated.output + output).slice(-1000)}`);
}
