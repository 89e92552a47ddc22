import type { Db } from '@cheese/server/db/database';
import { seedPlanted } from '@cheese/server/seed/planted.tables';
import { areas } from './areas';

/** Whether nothing is left to plant, known without loading what would be planted. */
export async function isPlanted(db: Db) {
  const done = await db.select({ area: seedPlanted.area }).from(seedPlanted);
  const names = new Set(done.map(({ area }) => area));
  return areas.every((area) => names.has(area));
}
