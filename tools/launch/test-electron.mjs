// npm run test:electron: the suite of the table on real Electron, where its program can be had.
import { fetchElectron, findElectron, obstacle } from './electron.mjs';
import { install } from './install.mjs';
import { needNode } from './node.mjs';
import { runSuite } from './test.mjs';

/** Neither passed nor failed: it could not be tried. */
const notTried = 3;

/** @param {readonly string[]} words handed on to vitest */
export async function testElectron(words) {
  await install();
  const node = needNode();
  const why = obstacle({
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
  });
  if (why !== null) return tellNotTried(why);
  if (findElectron() === null && (await fetchElectron(node)) === null) {
    return tellNotTried('its program is not here and could not be fetched');
  }
  return runSuite(node, ['--project', 'desk', ...words], { TABLEKEEP_SHELL: 'electron' });
}

/** @param {string} why */
function tellNotTried(why) {
  console.error(
    `Not tried: nothing was run on real Electron, for ${why}. npm test runs the same suite through a stand-in.`,
  );
  return notTried;
}
