/** All jest tests. On a busy machine, files that failed by accident are retried once. */
import { runTests } from '../jest/runTests.mjs';
import { ACCIDENTS } from './counts.mjs';

/** @typedef {import('../jest/runTests.mjs').Report} Report */
/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * As with journeys: a retry in CI, reported at the end and counted as a fault of the run (decisions
 * 0036 and 0041).
 * @param {{ all: boolean }} asked
 * @returns {Promise<Counts>}
 */
export async function unitTests({ all }) {
  const { report } = await runTests({ all, names: [] });
  const { failedFiles } = report;
  const first = countsOf(report);
  if (!process.env.CI || failedFiles.length === 0 || failedFiles.length > ACCIDENTS) return first;
  const again = await runTests({ names: [], only: failedFiles });
  const { failed } = again.report;
  const secondTries = failedFiles.filter((file) => !again.report.failedFiles.includes(file));
  return { ...first, passed: first.passed + first.failed - failed, failed, secondTries };
}

/** @param {Report} report */
const countsOf = ({ passed, failed, remembered }) => ({ passed, failed, remembered });
