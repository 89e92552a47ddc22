import type { Db } from '../../../db/database';
import { isPlanted, markPlanted } from '../../../seed/planted.store';
import { insertSynonyms } from './findable.store';
import { seedSynonyms } from './seedSynonyms';

const AREA = 'synonyms';

/** Seeded once; later changes by operators stay. */
export async function plantSynonyms(db: Db) {
  await db.transaction(async (inside) => {
    if (await isPlanted(inside, AREA)) return;
    await insertSynonyms(inside, seedSynonyms);
    await markPlanted(inside, AREA);
  });
}
