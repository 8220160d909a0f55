// One plain line from the report of the tests: how many passed, failed, were skipped.

/**
 * @typedef {object} Report as vitest writes it
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @param {Report | null} report null if none was written
 * @param {number} code how the run ended
 * @returns {Count}
 */
export function count(report, code) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.testResults.filter(isBroken).length;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  // An error outside any test fails the run without a test to count; neither may a run of nothing pass.
  const unseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed, skipped };
}

/** A file that could not be loaded, or whose set-up failed, has failed without a failed test in it. */
function isBroken(/** @type {Report['testResults'][number]} */ file) {
  return file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed');
}

/** @param {Count} count */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
