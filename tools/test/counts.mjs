/**
 * How many tests passed and failed, from the reports that the runners leave.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: { name: string, status: string }[] }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number }, errors?: unknown[] }} PlaywrightReport
 */

/**
 * A suite that could not even be read counts as one failure: none of its tests was counted.
 * @param {Omit<JestReport, 'testResults'>} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/** @param {Pick<JestReport, 'testResults'>} report */
export const failedSuitesOf = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** More files than these do not fail because a machine is busy. */
export const ACCIDENTS = 5;

/**
 * Whether few enough files failed to be tried again, and every project came to its end.
 * @param {(Pick<JestReport, 'testResults'> | null)[]} reports
 */
export function isAccident(reports) {
  const failed = reports.flatMap((report) => (report ? failedSuitesOf(report) : []));
  return reports.every(Boolean) && failed.length > 0 && failed.length <= ACCIDENTS;
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
});

/**
 * The journeys that failed, by file, line and name.
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
export const failedJourneysOf = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedJourneysOf),
];

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

/**
 * The files in which something failed, in the order in which Node's runner names them.
 * @param {string} tap
 */
export const failedFilesOf = (tap) => [
  ...new Set(
    [...tap.matchAll(/^ *not ok .*\n *---\n(?:.*\n)*? *location: '(.+?):\d+:\d+'/gm)].map(
      ([, file]) => file ?? '',
    ),
  ),
];

/**
 * What failed at the first try and not at the second has passed.
 * @param {Counts} first
 * @param {Counts} second
 * @returns {Counts}
 */
export const afterSecondTry = (first, second) => ({
  passed: first.passed + first.failed - second.failed,
  failed: second.failed,
});

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
