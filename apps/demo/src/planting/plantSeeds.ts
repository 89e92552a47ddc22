import { seedPlanted } from '@cheese/server/seed/planted.tables';
import type { SeedContext } from './seed';
import { seeds } from './seeds';

/** Plants every area that has not been planted yet; a killed start leaves no half-planted area. */
export async function plantSeeds(soil: SeedContext, report: (area: string) => void) {
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
