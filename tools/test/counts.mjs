/**
 * How many tests passed and failed, from the reports that the runners leave.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} PlaywrightReport
 */

/**
 * A suite that could not even be read counts as one failure: none of its tests was counted.
 * @param {JestReport} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/**
 * Node's own test runner ends its TAP with "# pass 3" and "# fail 1".
 * @param {string} tap
 * @returns {Counts}
 */
export function tapCounts(tap) {
  const read = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return { passed: read('pass'), failed: read('fail') + read('cancelled') };
}

/** @param {Counts[]} all */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );

/**
 * A runner that ended badly without a failed test has failed by itself.
 * @param {Counts} counts
 * @param {number} code its exit code
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** @param {Counts} counts */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
