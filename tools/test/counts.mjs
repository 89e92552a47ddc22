/**
 * The numbers of passed and failed tests, from the reports of the runners.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [remembered] of those that passed: before, and nothing that they read has changed
 * @property {string[]} [secondTries] what was good at the second try only
 *
 * @typedef {{ stats: { expected: number, unexpected: number }, errors?: unknown[] }} PlaywrightReport
 */

/** More failed files than this are not explained by a busy machine. */
export const ACCIDENTS = 5;

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
export const failedJourneysOf = (suite) =>
  specsOf(suite)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

/**
 * The number of journeys in each file in which all passed.
 * @param {Suite} report
 * @param {string} folder of the files, which the report names from there on
 * @returns {Map<string, number>}
 */
export function passedFilesOf(report, folder) {
  /** @type {Map<string, number[]>} */
  const files = new Map();
  for (const { file, tests } of specsOf(report)) {
    const passed = tests.every(({ status }) => status === 'expected') ? 1 : NaN;
    files.set(`${folder}${file}`, [...(files.get(`${folder}${file}`) ?? []), passed]);
  }
  const sums = [...files].map(
    ([file, all]) => /** @type {[string, number]} */ ([file, all.reduce((sum, one) => sum + one)]),
  );
  return new Map(sums.filter(([, sum]) => sum > 0));
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

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
 * The failed files, in the order in which Node's runner names them.
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
 * The number of passed tests in each of these files without a failure.
 * @param {string} tap
 * @param {string[]} files
 * @returns {Map<string, number>}
 */
export function passedTapFilesOf(tap, files) {
  const failed = failedFilesOf(tap);
  const places = [...tap.matchAll(/^ok .*\n *---\n(?:.*\n)*? *location: '(.+?):\d+:\d+'/gm)];
  const countIn = (/** @type {string} */ name) =>
    places.filter(([, place]) => place === name).length;
  const whole = files.filter((file) => !failed.includes(file));
  return new Map(
    whole
      .map((file) => /** @type {[string, number]} */ ([file, countIn(file)]))
      .filter(([, tests]) => tests > 0),
  );
}

/**
 * A test that failed at first and passed on retry counts as passed.
 * @param {Counts} first
 * @param {Counts} second
 * @param {string[]} [secondTries]
 * @returns {Counts}
 */
export const afterSecondTry = (first, second, secondTries) => ({
  ...first,
  passed: first.passed + first.failed - second.failed,
  failed: second.failed,
  ...(secondTries && { secondTries }),
});

/** @param {Counts[]} all */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  remembered: all.reduce((total, { remembered = 0 }) => total + remembered, 0),
});

/**
 * A runner that exits with an error without a failed test has failed itself.
 * @param {Counts} counts
 * @param {number} code its exit code
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** @param {Counts} counts */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
