// Brings in what the lockfile names, if it is not all there yet.
import { delimiter, dirname } from 'node:path';
import { run, wasInterrupted } from './child.mjs';
import { hasBinaries, hasPackages, isInstalled, markInstalled } from './installed.mjs';
import { findNode } from './node.mjs';
import { Problem } from './problem.mjs';

/** Development packages are wanted whatever the surroundings say: the program runs from its sources. */
const manner = ['--loglevel=error', '--include=dev', '--include=optional'];

export async function install() {
  if (isInstalled()) return;
  console.error('Installing what Tablekeep needs (once, about a minute)…');
  await npm(['ci', ...manner]);
  if (!hasPackages()) {
    throw new Problem(
      'npm says that it installed everything, but parts are missing: remove the folder node_modules, then try again.',
    );
  }
  const node = findNode();
  // What an old Node had to leave out, the new one can add.
  if (!hasBinaries() && node !== null) await npm(['install', '--no-save', ...manner], node);
  markInstalled();
}

/**
 * The npm that called us, else the one on the path.
 * @param {readonly string[]} words
 * @param {string} [node] to run it on; its own if left out
 */
async function npm(words, node) {
  const { npm_execpath: script, npm_node_execpath: own, PATH: path = '' } = process.env;
  const program = node ?? own;
  const { code, output } =
    script?.endsWith('.js') && program
      ? await run(program, [script, ...words], { quiet: true })
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', words, {
          quiet: true,
          env: node === undefined ? {} : { PATH: dirname(node) + delimiter + path },
        });
  if (wasInterrupted())
    throw new Problem('Stopped while installing; the next start goes on with it.');
  if (code !== 0) throw new Problem(`${reason(output)}\n${tail(output)}`);
}

/** @param {string} output what npm said */
function reason(output) {
  if (/ENOSPC/.test(output)) {
    return 'The disk is full: make room (about 1 GB), then try again. npm said:';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'npm may not write here: give yourself the right to write in this folder, close programs that use it, then try again. npm said:';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return 'The packages could not be fetched: connect to the internet (only this first time), then try again. npm said:';
  }
  if (/ENOENT/.test(output) && /npm/.test(output) && output.length < 200) {
    return 'npm was not found: install Node with npm from nodejs.org, then try again. The system said:';
  }
  return 'Installing did not work: see what npm said, then try again.';
}

/** @param {string} output */
function tail(output) {
  const lines = output.trimEnd().split('\n').slice(-8);
  return lines.map((line) => `  ${line}`).join('\n');
}
