import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import {
  commodity,
  type CommodityRow,
  commodityTag,
  specification,
} from '../goods/commodity.tables';

interface Offer {
  /** Of the one specification that it is sold in. */
  name: string;
  prices: { price: number; originalPrice: number; vipPrice: number };
}

/** Answers the id of the commodity. */
export async function insertSold(
  db: Db,
  row: typeof commodity.$inferInsert,
  { name, prices }: Offer,
): Promise<number> {
  const [made] = await db.insert(commodity).values(row).returning({ id: commodity.id });
  const commodityId = present(made).id;
  await db.insert(specification).values({ commodityId, name, ...prices });
  return commodityId;
}

/** Answers the ids of the commodities that sell this product. */
export async function updateSold(
  db: Db,
  { type, productId }: { type: CommodityType; productId: number },
  set: Partial<CommodityRow>,
): Promise<number[]> {
  const rows = await db
    .update(commodity)
    .set(set)
    .where(and(eq(commodity.type, type), eq(commodity.productId, productId)))
    .returning({ id: commodity.id });
  return rows.map(({ id }) => id);
}

export const updateShelved = (
  db: Db,
  ids: number[],
  change: Partial<Pick<CommodityRow, 'weight' | 'withdrawnAt'>>,
) => db.update(commodity).set(change).where(inArray(commodity.id, ids));

export async function writeTags(db: Db, commodityId: number, tagIds: number[]) {
  await db.delete(commodityTag).where(eq(commodityTag.commodityId, commodityId));
  if (tagIds.length === 0) return;
  await db.insert(commodityTag).values(tagIds.map((tagId) => ({ commodityId, tagId })));
}
