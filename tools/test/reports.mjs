import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { flakyOf, jestCounts, playwrightCounts, sum } from './counts.mjs';

/** The reports of removed projects must not count; Nx puts back those of cached tests. */
export function clearReports() {
  for (const name of ['jest', 'journeys']) {
    rmSync(inRoot('reports', name), { recursive: true, force: true });
    mkdirSync(inRoot('reports', name), { recursive: true });
  }
}

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

export const embeddedReport = inRoot('reports', 'jest', 'server-embedded.json');

export const countEmbedded = () =>
  sum(existsSync(embeddedReport) ? [jestCounts(read(embeddedReport))] : []);

/** @param {string} app */
export function countJourneys(app) {
  const path = inRoot('reports', 'journeys', `${app}.json`);
  const reports = existsSync(path) ? [read(path)] : [];
  for (const name of reports.flatMap(flakyOf)) say(`   good at the second try only: ${name}`);
  return sum(reports.map(playwrightCounts));
}
