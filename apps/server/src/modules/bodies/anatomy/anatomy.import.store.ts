import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { eq, lt, max, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { anatomy, anatomyCategory, anatomyModel, FIRST_MADE_ANATOMY } from './anatomy.tables';

/** The mark under which a body was kept last; null where it never was. */
export async function findMark(db: Db, origin: string): Promise<string | null> {
  const [row] = await db
    .select({ mark: anatomy.originMark })
    .from(anatomy)
    .where(eq(anatomy.origin, origin));
  return row?.mark ?? null;
}

export const lockByOrigin = (db: Db, origin: string) =>
  db.select({ id: anatomy.id }).from(anatomy).where(eq(anatomy.origin, origin)).for('update');

export const updateAnatomy = (db: Db, id: number, facts: Partial<typeof anatomy.$inferInsert>) =>
  db.update(anatomy).set(facts).where(eq(anatomy.id, id));

export const selectNewestIds = (db: Db) =>
  Promise.all([
    // Made anatomies have a range of ids of their own.
    db
      .select({ id: max(anatomy.id) })
      .from(anatomy)
      .where(lt(anatomy.id, FIRST_MADE_ANATOMY)),
    db
      .select({ id: max(commodity.productId) })
      .from(commodity)
      .where(eq(commodity.type, commodityTypeCodes.anatomy)),
  ]);

export const insertAnatomy = async (
  db: Db,
  {
    categoryId,
    facts,
    id,
  }: {
    categoryId: number;
    facts: Omit<typeof anatomy.$inferInsert, 'id' | 'categoryId'>;
    id: number;
  },
) => db.insert(anatomy).values({ ...facts, id, categoryId });

export const selectCategoryNamed = (db: Db, name: string) =>
  db.select({ id: anatomyCategory.id }).from(anatomyCategory).where(eq(anatomyCategory.name, name));

export function insertLastCategory(db: Db, name: string) {
  const place = sql<number>`coalesce((select max(place) from anatomy_category), 0) + 1`;
  return db.insert(anatomyCategory).values({ name, place }).returning({ id: anatomyCategory.id });
}

export const insertAnatomyModel = (
  db: Db,
  { anatomyId, modelId, place }: { anatomyId: number; modelId: number; place: number },
) => db.insert(anatomyModel).values({ anatomyId, modelId, place });

export const insertMadeAnatomy = (db: Db, row: typeof anatomy.$inferInsert) =>
  db.insert(anatomy).values(row).returning({ id: anatomy.id });

export const deleteAnatomy = (db: Db, id: number) => db.delete(anatomy).where(eq(anatomy.id, id));
