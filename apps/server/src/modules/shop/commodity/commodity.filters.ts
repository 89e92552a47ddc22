import { commodity, limitedPrice, specification } from '../goods/commodity.tables';
import { and, eq, exists, gt, isNull, lte, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';

export type Now = Date | Placeholder;

export const firstSpecification = and(
  eq(specification.commodityId, commodity.id),
  eq(specification.place, 0),
);

export const isDiscountedAt = (now: Now) =>
  and(
    eq(limitedPrice.commodityId, commodity.id),
    lte(limitedPrice.startsAt, now),
    gt(limitedPrice.deadline, now),
  );

export const onSale = isNull(commodity.withdrawnAt);

export const isFreeToday = (db: Db, now: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(limitedPrice)
      .where(and(isDiscountedAt(now), eq(limitedPrice.price, 0))),
  );
