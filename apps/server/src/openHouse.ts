import { join } from 'node:path';
import type { House } from './app';
import type { Config } from './config';
import { lockDataDir } from './db/dataDirLock';
import { openEmbedded } from './db/openEmbedded';
import { openPostgres } from './db/openPostgres';
import { systemClock } from './ports/clock';
import { folderStorage } from './ports/storage';
import { coversIn } from './seed/coversIn';
import { plantSeeds } from './seed/seed';

export interface OpenHouse extends House {
  storageDir: string;
  close(): Promise<void>;
}

type Report = (progress: string) => void;

/** Opens everything the calls stand on: the data directory, the migrated database, the files. */
export async function openHouse(config: Config, migrations: string, report: Report) {
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  try {
    const database = await openDatabase(config, report);
    const storageDir = join(config.dataDir, 'storage');
    const house = { database, clock: systemClock, storage: folderStorage(storageDir) };
    await prepare(house, config, migrations, report);
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...house, storageDir, close } satisfies OpenHouse;
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir }: Config, report: Report) {
  if (!databaseUrl) return openEmbedded(join(dataDir, 'postgres'));
  return openPostgres(databaseUrl, (error) => report(`the database went away: ${error.message}`));
}

/** One node at a time migrates and plants; the others wait and find it done. */
function prepare(house: House, config: Config, migrations: string, report: Report) {
  const { database } = house;
  return database.alone(async () => {
    await database.migrate(migrations);
    if (config.seed === 'none') return;
    const soil = { db: database.db, clock: house.clock, drawCover: coversIn(house.storage) };
    await plantSeeds(soil, (area) => report(`planting demo ${area}`));
  });
}
