// Brings in what the lockfile names, if it is not all there yet.
import { run, wasInterrupted } from './child.mjs';
import { hasPackages, isInstalled, markInstalled } from './installed.mjs';
import { Problem } from './problem.mjs';

/** Development packages are wanted whatever the surroundings say: the program runs from its sources. */
const words = ['ci', '--loglevel=error', '--include=dev', '--include=optional'];

export async function install() {
  if (isInstalled()) return;
  console.error('Installing what Tablekeep needs (once, about a minute)…');
  const { program, before } = npm();
  const { code, output } = await run(program, [...before, ...words], { quiet: true });
  if (wasInterrupted())
    throw new Problem('Stopped while installing; the next start goes on with it.');
  if (code !== 0) throw new Problem(`${reason(output)}\n${tail(output)}`);
  if (!hasPackages()) {
    throw new Problem(
      'npm says that it installed everything, but parts are missing: remove the folder node_modules, then try again.',
    );
  }
  markInstalled();
}

/** The npm that called us, else the one on the path. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js') && node) return { program: node, before: [script] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
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
