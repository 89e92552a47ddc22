import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { seedPlanted } from '../../../seed/planted.tables';
import { insertHotWords } from './hot.store';

const AREA = 'hotWords';
const words = '心肺复苏 心电图 解剖 病理切片 执业医师 基础护理 虚拟病人 影像诊断 药理学 AI'.split(
  ' ',
);

/** Seeded once; later changes by operators stay. */
export async function plantHotWords(db: Db) {
  await db.transaction(async (inside) => {
    const planted = await inside.select().from(seedPlanted).where(eq(seedPlanted.area, AREA));
    if (planted.length > 0) return;
    await insertHotWords(inside, words);
    await inside.insert(seedPlanted).values({ area: AREA });
  });
}
