/** Journeys of a site: real Chromium against the built server. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPlanted, plant } from '../journeys/server/planted.mjs';
import { filesUnder } from '../setup/files.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf, inRoot } from '../setup/root.mjs';
import {
  ACCIDENTS,
  afterSecondTry,
  failedJourneysOf,
  passedFilesOf,
  playwrightCounts,
  withExitCode,
} from './counts.mjs';
import { siteMemory } from './journeyMemory.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @param {string} name */
const reportOf = (name) => inRoot('reports', 'journeys', `${name}.json`);

const traces = inRoot('reports', 'journeys', 'traces');

/**
 * @param {string} name
 * @returns {import('./counts.mjs').PlaywrightReport & import('./counts.mjs').Suite}
 */
function readReport(name) {
  const path = reportOf(name);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return { stats: { expected: 0, unexpected: 0 } };
}

/**
 * @param {string} app
 * @param {string} report
 * @param {string[]} args
 */
async function runOnce(app, report, args) {
  const config = `apps/${app}/playwright.config.ts`;
  const data = copyPlanted(mkdtempSync(join(tmpdir(), 'cheese-journeys-')));
  const places = { JOURNEY_REPORT: reportOf(report), JOURNEY_DATA_DIR: data };
  const env = { ...process.env, ...places, JOURNEY_TRACES: join(traces, app) };
  const script = binOf('@playwright/test', 'playwright');
  try {
    return (await runNode(script, ['test', '-c', config, ...args], { env })).code;
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Playwright takes file arguments as regular expressions. */
const patternOf = (/** @type {string} */ file) => `${file.replace(/[.]/g, '\\.')}$`;

/** @param {string} app */
const readTraces = (app) =>
  filesUnder(join(traces, app)).map((file) => JSON.parse(readFileSync(file, 'utf8')));

/**
 * Failed journeys are retried with a new server and database (decision 0036), because the data left
 * by the first attempt would disturb the second.
 * @param {string} app
 * @param {{ all: boolean }} asked
 * @returns {Promise<Counts>}
 */
export async function siteJourneys(app, { all }) {
  const memory = siteMemory(app);
  const { toRun, remembered } = memory.divide(all);
  if (toRun.length === 0) return { passed: remembered, failed: 0, remembered };
  await plant();
  const code = await runOnce(app, app, toRun.map(patternOf));
  const report = readReport(app);
  memory.keep(passedFilesOf(report, `apps/${app}/e2e/`), readTraces(app));
  const { passed, failed } = withExitCode(playwrightCounts(report), code);
  return tryAgain(app, { passed: passed + remembered, failed, remembered });
}

/**
 * @param {string} app
 * @param {Counts} first
 * @returns {Promise<Counts>}
 */
async function tryAgain(app, first) {
  const failed = failedJourneysOf(readReport(app));
  if (!process.env.CI || failed.length === 0 || failed.length > ACCIDENTS) return first;
  const code = await runOnce(app, `${app}-again`, ['--last-failed']);
  const report = readReport(`${app}-again`);
  const again = failedJourneysOf(report);
  const secondTries = failed.filter((journey) => !again.includes(journey));
  return afterSecondTry(first, withExitCode(playwrightCounts(report), code), secondTries);
}
