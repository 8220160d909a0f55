// npm run test:electron: honest about a machine where Electron cannot be had.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Scratch } from './scratch.ts';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
  scratch.write('tools/build.ts', '');
  scratch.write('node_modules/electron/package.json', '{ "type": "commonjs" }');
  scratch.write('node_modules/vitest/vitest.mjs', paperSuite);
});
afterEach(() => scratch.remove());

const paperSuite = `import { writeFileSync } from 'node:fs';
console.log('suite on', process.env.TABLEKEEP_SHELL);
const report = process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1];
const testResults = [{ status: 'passed', assertionResults: [{ status: 'passed' }] }];
writeFileSync(report, JSON.stringify({ success: true, numPassedTests: 1, numFailedTests: 0, testResults }));
`;

const fetched = `
const { writeFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');
mkdirSync(join(__dirname, 'dist'), { recursive: true });
writeFileSync(join(__dirname, 'dist', 'electron'), '');
writeFileSync(join(__dirname, 'path.txt'), 'electron');
`;

/** A display, and an account that is not root, whoever runs the test. */
function tryAsPlayer() {
  scratch.write('player.cjs', 'process.getuid = () => 1000;');
  const env = { DISPLAY: ':0', NODE_OPTIONS: `--require ${scratch.path('player.cjs')}` };
  return scratch.launch(['test-electron'], { env });
}

test('[START-14] without a display it says so, and ends with code 3', async () => {
  const { code, out, err } = await scratch.launch(['test-electron']);
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(err).toContain('Not tried: nothing was run on real Electron');
});

test('[START-14] an Electron that cannot be fetched is told, with code 3', async () => {
  scratch.write('node_modules/electron/install.js', 'process.exit(1)');
  const { code, out, err } = await tryAsPlayer();
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(err).toContain('could not be fetched');
});

test('[START-14] where it can be had, the suite runs on it', async () => {
  scratch.write('node_modules/electron/install.js', fetched);
  const { code, out } = await tryAsPlayer();
  expect(out).toBe('suite on electron\n1 passed, 0 failed\n');
  expect(code).toBe(0);
});
