import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';

/** Results of an earlier run must not count. */
export function clearReports() {
  for (const name of ['jest', 'journeys']) {
    rmSync(inRoot('reports', name), { recursive: true, force: true });
    mkdirSync(inRoot('reports', name), { recursive: true });
  }
}
