import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '@cheese/server/seed/demo';
import { type Names, namesFile } from './making/naming';
import { demoAccounts } from './people/person/accounts';
import { bringFrom } from './planting/bringFrom';
import { bringLarge } from './planting/bringLarge';
import { isPlanted } from './planting/isPlanted';

/** Beside us once we are built; while developing they are still where the build puts them. */
function findMade() {
  const built = existsSync(join(import.meta.dirname, 'files'));
  return built ? import.meta.dirname : join(import.meta.dirname, '../../../dist/apps/demo');
}

function readNames(): Names {
  const path = join(findMade(), 'files', namesFile);
  if (!existsSync(path)) throw new Error(`The demo's files are not made: there is no ${path}.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Names;
}

/** What the server loads where its SEED is demo. */
export const demo: Demo = {
  accounts: demoAccounts(),
  async plant({ database, clock, storage }, report) {
    if (await isPlanted(database.db)) return;
    const { plantSeeds } = await import('./planting/plantSeeds');
    const bring = bringFrom(readNames(), join(findMade(), 'files'), storage);
    await plantSeeds({ db: database.db, clock, bring }, report);
  },
  bringLarge({ storage }, signal, tell) {
    const report = (left: number) =>
      tell(
        left > 0 ? `${left} larger pictures of the demo follow` : 'the demo has all its pictures',
      );
    return bringLarge(readNames(), { folder: join(findMade(), 'large'), storage, signal, report });
  },
};
