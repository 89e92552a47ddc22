import type { Db } from '../../../db/database';
import { isPlanted, markPlanted } from '../../../seed/planted.store';
import { insertHotWords } from './hot.store';
import { searchTexts } from './search.texts';

const AREA = 'hotWords';

/** Seeded once; later changes by operators stay. */
export async function plantHotWords(db: Db) {
  await db.transaction(async (inside) => {
    if (await isPlanted(inside, AREA)) return;
    await insertHotWords(inside, [...searchTexts.hotWords]);
    await markPlanted(inside, AREA);
  });
}
