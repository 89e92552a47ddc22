/** A site as people see it: real Chromium against the built server. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPlanted, plant } from '../journeys/server/planted.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf, inRoot } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { ACCIDENTS, afterSecondTry, failedJourneysOf, playwrightCounts, sum } from './counts.mjs';

/** @param {string} name */
const reportOf = (name) => inRoot('reports', 'journeys', `${name}.json`);

/** @param {string} name */
function readReport(name) {
  const path = reportOf(name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/**
 * @param {string} app
 * @param {string} report
 * @param {string[]} [args]
 */
async function runOnce(app, report, args = []) {
  const config = `apps/${app}/playwright.config.ts`;
  const data = copyPlanted(mkdtempSync(join(tmpdir(), 'cheese-journeys-')));
  const env = { ...process.env, JOURNEY_REPORT: reportOf(report), JOURNEY_DATA_DIR: data };
  const script = binOf('@playwright/test', 'playwright');
  try {
    return (await runNode(script, ['test', '-c', config, ...args], { env })).code;
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * What failed is tried again with a server and a database of its own (decision 0036): what a first
 * try made, paid or answered would stand in the way of a second one beside it.
 * @param {string} app
 */
export async function siteJourneys(app) {
  await plant();
  const code = await runOnce(app, app);
  const failed = code === 0 ? [] : failedJourneysOf(readReport(app) ?? {});
  if (!process.env.CI || failed.length === 0 || failed.length > ACCIDENTS) return code;
  const again = await runOnce(app, `${app}-again`, ['--last-failed']);
  if (again === 0) say(`   good at the second try only: ${failed.join(', ')}`);
  return again;
}

/** @param {string} app */
export function countSiteJourneys(app) {
  const [first, again] = [app, `${app}-again`].map(readReport);
  const counts = sum(first ? [playwrightCounts(first)] : []);
  return again ? afterSecondTry(counts, playwrightCounts(again)) : counts;
}
