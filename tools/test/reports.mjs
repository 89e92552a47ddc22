import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';
import { jestCounts, sum } from './counts.mjs';

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
