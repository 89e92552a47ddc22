import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { inputs, prepared } from '../../../db/prepared';
import { tag } from '../../content/tag/tag.tables';
import {
  commodity,
  type CommodityRow,
  commodityTag,
  limitedPrice,
  specification,
} from '../goods/commodity.tables';
import { specificationPrices } from '../goods/price.columns';
import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { type ListSort, listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { firstSpecification, type Now, onSale, isDiscountedAt } from './commodity.filters';
import { todaysPrice } from '../goods/price.today.columns';

const { html, pictures, weight, courseType, wholeId, withdrawnAt, ...cardColumns } =
  getTableColumns(commodity);

const { price, startsAt, deadline } = getTableColumns(limitedPrice);

const limitedColumns = { price, startsAt, deadline };

const offerColumns = (now: Now) => ({
  specificationId: specification.id,
  ...specificationPrices(now),
});

const TAGS_ON_A_CARD = 3;

const tagNames = sql<string[]>`array(
  select ${tag.name} from ${commodityTag} join ${tag} on ${tag.id} = ${commodityTag.tagId}
  where ${commodityTag.commodityId} = ${commodity.id}
  order by ${tag.type}, ${tag.id} limit ${literal(TAGS_ON_A_CARD)})`;

/** Every order ends with the id, so that equals do not change places between two pages. */
const orders = (now: Now): Record<ListSort, SQL[]> => ({
  1: [desc(commodity.weight), desc(commodity.id)],
  2: [desc(commodity.publishedAt), desc(commodity.id)],
  3: [desc(commodity.learnerCount), desc(commodity.id)],
  4: [asc(todaysPrice(now)), asc(commodity.id)],
  5: [desc(todaysPrice(now)), asc(commodity.id)],
});

export const orderOf = (now: Now, sort: ListSort = listSortCodes.recommended) => orders(now)[sort];

export interface CardSlice {
  where: SQL | undefined;
  sort?: ListSort | undefined;
  /** Comes before the sort. */
  first?: SQL[];
  limit: number;
  offset?: number;
  /** Includes commodities no longer on sale, which stay with their buyers. */
  withdrawnToo?: boolean;
}

/** The rows that cards are made of, each with what it costs. */
export function selectCardRows(db: Db, now: Now, slice: CardSlice) {
  const { where, sort, first = [], limit, offset = 0, withdrawnToo = false } = slice;
  return db
    .select({ ...cardColumns, offer: offerColumns(now), limited: limitedColumns, tags: tagNames })
    .from(commodity)
    .leftJoin(specification, firstSpecification)
    .leftJoin(limitedPrice, isDiscountedAt(now))
    .where(and(withdrawnToo ? undefined : onSale, where))
    .orderBy(...first, ...orderOf(now, sort))
    .limit(limit)
    .offset(offset);
}

export const countCommodities = (db: Db, where: SQL | undefined): Promise<number> =>
  db.$count(commodity, and(onSale, where));

export function selectCardOf(db: Db, now: Date, product: Pick<CommodityRow, 'type' | 'productId'>) {
  const plan = prepared(db, 'product_card', () => {
    const { type, productId } = inputs('type', 'productId');
    const where = and(eq(commodity.type, type), eq(commodity.productId, productId));
    const one = { where, limit: 1 };
    return selectCardRows(db, sql.placeholder('now'), one).prepare('product_card');
  });
  return plan.execute({ ...product, now });
}
