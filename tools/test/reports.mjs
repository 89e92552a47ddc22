import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';

/** The reports of removed projects must not count; Nx puts back those of cached tests. */
export function clearReports() {
  for (const name of ['jest', 'journeys']) {
    rmSync(inRoot('reports', name), { recursive: true, force: true });
    mkdirSync(inRoot('reports', name), { recursive: true });
  }
}
