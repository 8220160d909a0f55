// npm test: installs what is missing, runs every test, and ends with one plain line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run, wasInterrupted } from './child.mjs';
import { count, lastLine } from './count.mjs';
import { install } from './install.mjs';
import { needNode } from './node.mjs';
import { inRoot } from './places.mjs';
import { needBrowser, wishScreen } from './system-packages.mjs';

/** @param {readonly string[]} words handed on to vitest, such as -t PLAY-4 */
export async function test(words) {
  await install();
  const node = needNode();
  const browser = await needBrowser(node);
  await wishScreen();
  return runSuite(node, words, { TABLEKEEP_BROWSER: browser });
}

/**
 * Builds what has changed, runs vitest, and tells the count.
 * @param {string} node
 * @param {readonly string[]} words
 * @param {Record<string, string>} env
 */
export async function runSuite(node, words, env) {
  const built = await run(node, [inRoot('tools', 'build.ts'), '--if-changed']);
  if (wasInterrupted() || built.code !== 0) return tell(count(null, built.code));
  const report = inRoot('build', 'test-report.json');
  mkdirSync(inRoot('build'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await run(node, vitest(report, words), { env });
  const counted = count(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, code);
  return tell(counted);
}

/** @param {import('./count.mjs').Count} counted */
function tell(counted) {
  console.log(lastLine(counted));
  return counted.failed === 0 ? 0 : 1;
}

/**
 * @param {string} report
 * @param {readonly string[]} words
 */
function vitest(report, words) {
  return [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...words,
  ];
}
