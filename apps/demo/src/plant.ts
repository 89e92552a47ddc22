import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '@cheese/server/seed/demo';
import { demoAccounts } from './people/person.seed';
import { bringFrom } from './planting/bringFrom';
import { plantSeeds } from './planting/plantSeeds';

/** Beside us once we are built; while developing they are still where the build puts them. */
function findFiles() {
  const beside = join(import.meta.dirname, 'files');
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../../dist/apps/demo/files');
}

/** What the server loads where its SEED is demo. */
export const demo: Demo = {
  accounts: demoAccounts(),
  plant: ({ database, clock, storage }, report) =>
    plantSeeds({ db: database.db, clock, bring: bringFrom(findFiles(), storage) }, report),
};
