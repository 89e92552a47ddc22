import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { seedPlanted } from '../../../seed/planted.tables';
import { insertSynonyms } from './findable.store';
import { seedSynonyms } from './seedSynonyms';

const AREA = 'synonyms';

/** Seeded once; later changes by operators stay. */
export async function plantSynonyms(db: Db) {
  await db.transaction(async (inside) => {
    const planted = await inside.select().from(seedPlanted).where(eq(seedPlanted.area, AREA));
    if (planted.length > 0) return;
    await insertSynonyms(inside, seedSynonyms);
    await inside.insert(seedPlanted).values({ area: AREA });
  });
}
