import type { Db } from '../db/database';
import type { Clock } from '../ports/clock';
import { seedResources } from '../modules/emergencyResource/resource.seed';
import { seedNews } from '../modules/news/news.seed';
import { seedPeople } from '../modules/person/person.seed';
import type { DrawCover } from './coversIn';
import { seedPlanted } from './planted.tables';

/** What an area may use while it plants its demo rows. */
export interface Soil {
  db: Db;
  clock: Clock;
  drawCover: DrawCover;
}

/** One area's demo rows. */
export interface Seed {
  area: string;
  plant(soil: Soil): Promise<void>;
}

const seeds: readonly Seed[] = [seedNews, seedResources, seedPeople];

/** Plants every area that has not been planted yet; a killed start leaves no half-planted area. */
export async function plantSeeds(soil: Soil, report: (area: string) => void) {
  const done = await soil.db.select({ area: seedPlanted.area }).from(seedPlanted);
  for (const seed of seeds) {
    if (done.some(({ area }) => area === seed.area)) continue;
    report(seed.area);
    await soil.db.transaction(async (db) => {
      await seed.plant({ ...soil, db });
      await db.insert(seedPlanted).values({ area: seed.area });
    });
  }
}
