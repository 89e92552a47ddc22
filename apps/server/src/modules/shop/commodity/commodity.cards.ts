import { listSortCodes, type ListSort } from '@cheese/domain/codes/shop/listSorts';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { tag } from '../../content/tag/tag.tables';
import { type Holdings, opened } from '../entitlement/entitlement.rules';
import { specificationPrices } from '../goods/price.columns';
import { isLower, lowerOf, todaysPrice } from '../goods/price.today';
import {
  commodity,
  type CommodityRow,
  commodityTag,
  limitedPrice,
  specification,
} from '../goods/commodity.tables';

/** The price on a card and its lock depend on both. */
export interface Viewer {
  now: Date;
  held: Holdings;
}

const { html, pictures, weight, courseType, wholeId, withdrawnAt, ...cardColumns } =
  getTableColumns(commodity);

const { price, startsAt, deadline } = getTableColumns(limitedPrice);
const limitedColumns = { price, startsAt, deadline };

type Now = Date | Placeholder;

const offerColumns = (now: Now) => ({
  specificationId: specification.id,
  ...specificationPrices(now),
});

export const firstSpecification = and(
  eq(specification.commodityId, commodity.id),
  eq(specification.place, 0),
);

export const runsAt = (now: Now) =>
  and(
    eq(limitedPrice.commodityId, commodity.id),
    lte(limitedPrice.startsAt, now),
    gt(limitedPrice.deadline, now),
  );

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

export const onSale = isNull(commodity.withdrawnAt);

/** The rows that cards are made of, each with what it costs. */
export function selectCardRows(db: Db, now: Now, slice: CardSlice) {
  const { where, sort, first = [], limit, offset = 0, withdrawnToo = false } = slice;
  return db
    .select({ ...cardColumns, offer: offerColumns(now), limited: limitedColumns, tags: tagNames })
    .from(commodity)
    .leftJoin(specification, firstSpecification)
    .leftJoin(limitedPrice, runsAt(now))
    .where(and(withdrawnToo ? undefined : onSale, where))
    .orderBy(...first, ...orderOf(now, sort))
    .limit(limit)
    .offset(offset);
}

/** The shop card of a product, needed wherever it is opened. */
export async function findCard(
  db: Db,
  viewer: Viewer,
  product: Pick<CommodityRow, 'type' | 'productId'>,
): Promise<CommodityCard | null> {
  const plan = prepared(db, 'product_card', () => {
    const { type, productId } = inputs('type', 'productId');
    const where = and(eq(commodity.type, type), eq(commodity.productId, productId));
    const one = { where, limit: 1 };
    return selectCardRows(db, sql.placeholder('now'), one).prepare('product_card');
  });
  const [row] = await plan.execute({ ...product, now: viewer.now });
  return row ? toCard(row, viewer) : null;
}

export type CardRow = Awaited<ReturnType<typeof selectCardRows>>[number];

export const countCommodities = (db: Db, where: SQL | undefined): Promise<number> =>
  db.$count(commodity, and(onSale, where));

/** A card for one viewer: what it costs them today, and whether it is locked for them. */
export function toCard({ offer, limited: runs, publishedAt, ...row }: CardRow, { held }: Viewer) {
  const limited = runs && isLower(runs, offer?.price) ? runs : null;
  const how = opened({ ...row, limited }, held);
  return {
    ...row,
    publishedAt: publishedAt.getTime(),
    offer: offer && { ...offer, price: lowerOf(offer.price, limited) },
    isLocked: how === null,
    opened: how?.by ?? null,
    // A membership ends for all that it opens at once: that stands with the member.
    openUntil: how?.by === 'member' ? null : (how?.until?.getTime() ?? null),
    deadline: limited?.deadline.getTime() ?? null,
    limitedFree: limited?.price === 0,
  } satisfies CommodityCard;
}

export async function listCards(db: Db, viewer: Viewer, slice: CardSlice) {
  const rows = await selectCardRows(db, viewer.now, slice);
  return rows.map((row) => toCard(row, viewer));
}

/** One page of them, and how many there are. */
export async function pageOfCards(
  db: Db,
  viewer: Viewer,
  {
    page,
    pageCnt,
    ...slice
  }: Pick<CardSlice, 'where' | 'sort'> & { page: number; pageCnt: number },
) {
  const cards = await listCards(db, viewer, {
    ...slice,
    limit: pageCnt,
    offset: (page - 1) * pageCnt,
  });
  return { cards, total: await countCommodities(db, slice.where) };
}
