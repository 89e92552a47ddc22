/** Journeys of the server process: invalid starts, kills, a lost database. */
import { existsSync, readFileSync } from 'node:fs';
import { plant } from '../journeys/server/planted.mjs';
import { filesUnder } from '../setup/files.mjs';
import { run } from '../setup/process.mjs';
import { inRoot } from '../setup/root.mjs';
import {
  afterSecondTry,
  failedFilesOf,
  passedTapFilesOf,
  tapCounts,
  withExitCode,
} from './counts.mjs';
import { serverMemory } from './journeyMemory.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

const firstReport = inRoot('reports', 'journeys', 'server.tap');
const secondReport = inRoot('reports', 'journeys', 'server-again.tap');

/**
 * A process left running by a file would block the whole run, so the file fails by name after this
 * time.
 */
const FILE_MS = 900_000;

/**
 * They wait more than they work, so they run in parallel, each on its own ports and data.
 * @param {string[]} files
 * @param {string} report
 */
async function runFiles(files, report) {
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  const how = ['--test', '--test-concurrency=2', `--test-timeout=${FILE_MS}`];
  const { code } = await run(process.execPath, [...how, ...reporters, ...files]);
  const tap = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return { tap, counts: withExitCode(tapCounts(tap), code) };
}

/**
 * @param {{ all: boolean }} asked
 * @returns {Promise<Counts>}
 */
export async function serverJourneys({ all }) {
  const memory = serverMemory();
  const journeys = filesUnder(inRoot('tools', 'journeys', 'server')).filter((file) =>
    file.endsWith('.journey.mjs'),
  );
  const { toRun, remembered } = memory.divide(journeys, all);
  if (toRun.length === 0) return { passed: remembered, failed: 0, remembered };
  await plant();
  const { tap, counts } = await runFiles(toRun, firstReport);
  memory.keep(passedTapFilesOf(tap, toRun));
  return tryAgain(tap, { ...counts, passed: counts.passed + remembered, remembered });
}

/**
 * As with browser journeys: a retry on busy machines, which is reported (decision 0036).
 * @param {string} tap
 * @param {Counts} first
 */
async function tryAgain(tap, first) {
  const failed = failedFilesOf(tap);
  if (!process.env.CI || failed.length === 0) return first;
  const again = await runFiles(failed, secondReport);
  const still = failedFilesOf(again.tap);
  const secondTries = failed.filter((file) => !still.includes(file));
  return afterSecondTry(first, again.counts, secondTries);
}
