/** The server as a process: wrong starts, kills, a database that goes away. */
import { existsSync, readFileSync } from 'node:fs';
import { plant } from '../journeys/server/planted.mjs';
import { filesUnder } from '../setup/files.mjs';
import { run } from '../setup/process.mjs';
import { inRoot } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { afterSecondTry, failedFilesOf, sum, tapCounts } from './counts.mjs';

const firstReport = inRoot('reports', 'journeys', 'server.tap');
const secondReport = inRoot('reports', 'journeys', 'server-again.tap');

/** What a file left running would keep the whole run waiting: it fails then, and by name. */
const FILE_MS = 420_000;

/**
 * They wait more than they work, each on its own ports and data.
 * @param {string[]} files
 * @param {string} report
 */
function runFiles(files, report) {
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
  ];
  const how = ['--test', '--test-concurrency=2', `--test-timeout=${FILE_MS}`];
  return run(process.execPath, [...how, ...reporters, ...files]);
}

export async function serverJourneys() {
  await plant();
  const files = filesUnder(inRoot('tools', 'journeys', 'server'));
  const { code } = await runFiles(
    files.filter((file) => file.endsWith('.journey.mjs')),
    firstReport,
  );
  const failed = code === 0 ? [] : failedFilesOf(readFileSync(firstReport, 'utf8'));
  // As with journeys of a browser: a second try where machines are busy, and named (decision 0036).
  if (!process.env.CI || failed.length === 0) return code;
  const again = await runFiles(failed, secondReport);
  if (again.code === 0) say(`   good at the second try only: ${failed.join(', ')}`);
  return again.code;
}

/** @param {string} path */
const countsOf = (path) => sum(existsSync(path) ? [tapCounts(readFileSync(path, 'utf8'))] : []);

export const countServerJourneys = () =>
  existsSync(secondReport)
    ? afterSecondTry(countsOf(firstReport), countsOf(secondReport))
    : countsOf(firstReport);
