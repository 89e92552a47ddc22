import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';

export function selectOnSale(db: Db, now: Date, commodityId: number) {
  const isOnSale = and(
    isNotNull(commodity.publishedAt),
    lte(commodity.publishedAt, now),
    isNull(commodity.withdrawnAt),
  );
  return db
    .select({ type: commodity.type, productId: commodity.productId })
    .from(commodity)
    .where(and(eq(commodity.id, commodityId), isOnSale));
}
