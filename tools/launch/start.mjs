// npm start: installs, builds, and opens the table in the best shell that this machine has.
import { run, wasInterrupted } from './child.mjs';
import { fetchElectron, findElectron, mayFetch, obstacle } from './electron.mjs';
import { install } from './install.mjs';
import { needNode } from './node.mjs';
import { inRoot } from './places.mjs';
import { help, readStartOptions } from './start-options.mjs';

/** @typedef {import('./start-options.mjs').StartOptions} StartOptions */

/** @param {readonly string[]} words */
export async function start(words) {
  const options = readStartOptions(words);
  if (options.help) {
    console.log(help);
    return 0;
  }
  await install();
  const node = needNode();
  const built = await build('page', node);
  if (wasInterrupted()) return 0;
  if (built.code !== 0) return built.code;
  const electron = await chooseElectron(options, node);
  if (wasInterrupted()) return 0;
  if (electron !== null && (await build('electron', node)).code === 0) {
    const shown = await run(electron, [inRoot('build', 'electron', 'main.js'), ...options.rest]);
    if (wasInterrupted() || shown.code === 0) return 0;
    // 1 is what our own code ends with after it has said why; anything else is Electron not getting that far.
    if (shown.code === 1 && !shown.crashed) return 1;
    console.error(
      'Electron did not start on this machine; opening the table in a browser instead.',
    );
  }
  return openBrowserShell(options, node);
}

/**
 * @param {'page' | 'electron'} target
 * @param {string} node
 */
function build(target, node) {
  return run(node, [inRoot('tools', 'build.ts'), target, '--if-changed']);
}

/**
 * @param {StartOptions} options
 * @param {string} node
 */
async function openBrowserShell(options, node) {
  const window = options.window ? [] : ['--no-window'];
  const program = inRoot('browser', 'main.ts');
  const ended = await run(node, [program, ...window, ...options.rest], { linked: true });
  return wasInterrupted() && ended.crashed ? 0 : ended.code;
}

/**
 * @param {StartOptions} options
 * @param {string} node
 * @returns {Promise<string | null>}
 */
async function chooseElectron(options, node) {
  if (options.browser || !options.window || options.rest.includes('--port')) return null;
  const why = obstacle({
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
  });
  if (why !== null) {
    console.error(`Using the browser shell, for ${why}.`);
    return null;
  }
  const here = findElectron();
  if (here !== null) return here;
  const fetched = options.electron || mayFetch() ? await fetchElectron(node) : null;
  if (fetched === null) {
    console.error(
      "Electron's program could not be fetched, so the table opens in a browser window (npm start -- --electron tries again).",
    );
  }
  return fetched;
}
