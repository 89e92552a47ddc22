import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { commodity, limitedPrice, specification } from '../goods/commodity.tables';
import {
  isWhole,
  whole,
  wholeColumns,
  wholeLimited,
  wholeLimitedColumns,
  wholeRunsAt,
} from '../commodity/commodity.whole';
import { memberCard } from '../membership/membership.tables';
import { specificationPrices } from '../goods/price.columns';
import { cardPrices } from '../membership/membership.prices';
import { onSale, isDiscountedAt } from '../commodity/commodity.filters';

/** Specifications on sale, with the fields of their cards. */
export function selectGoods(db: Db, specificationIds: number[], now: Date) {
  const plan = prepared(db, 'goods', () => planGoods(db));
  return plan.execute({ ids: specificationIds, now });
}

const planGoods = (db: Db) =>
  db
    .select({
      specification: {
        id: specification.id,
        place: specification.place,
        name: specification.name,
        validDays: specification.validDays,
        ...specificationPrices(sql.placeholder('now')),
      },
      commodity: {
        id: commodity.id,
        productId: commodity.productId,
        type: commodity.type,
        title: commodity.title,
        cover: commodity.cover,
        charge: commodity.charge,
      },
      limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
      whole: wholeColumns,
      wholeLimited: wholeLimitedColumns,
    })
    .from(specification)
    .innerJoin(commodity, eq(commodity.id, specification.commodityId))
    .leftJoin(limitedPrice, isDiscountedAt(sql.placeholder('now')))
    .leftJoin(whole, isWhole)
    .leftJoin(wholeLimited, wholeRunsAt(sql.placeholder('now')))
    .where(and(sql`${specification.id} = any(${sql.placeholder('ids')}::integer[])`, onSale))
    .orderBy(asc(specification.id))
    .prepare('goods');

export async function findCard(db: Db, id: number, now: Date) {
  const { name, tier, days } = memberCard;
  const rows = await db
    .select({ name, tier, days, ...cardPrices(now) })
    .from(memberCard)
    .where(and(eq(memberCard.id, id), isNull(memberCard.withdrawnAt)));
  return rows[0] ?? null;
}

export async function areOnSale(db: Db, commodityIds: number[]): Promise<boolean> {
  if (commodityIds.length === 0) return true;
  const plan = prepared(db, 'still_on_sale', () =>
    db
      .select({ id: commodity.id })
      .from(commodity)
      .where(and(sql`${commodity.id} = any(${sql.placeholder('ids')}::integer[])`, onSale))
      .prepare('still_on_sale'),
  );
  const found = await plan.execute({ ids: commodityIds });
  return found.length === new Set(commodityIds).size;
}
