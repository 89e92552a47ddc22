import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { seedPlanted } from '../../../seed/planted.tables';
import { insertHotWords } from './hot.store';
import { searchTexts } from './search.texts';

const AREA = 'hotWords';

/** Seeded once; later changes by operators stay. */
export async function plantHotWords(db: Db) {
  await db.transaction(async (inside) => {
    const planted = await inside.select().from(seedPlanted).where(eq(seedPlanted.area, AREA));
    if (planted.length > 0) return;
    await insertHotWords(inside, [...searchTexts.hotWords]);
    await inside.insert(seedPlanted).values({ area: AREA });
  });
}
