import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { chargeKindCodes, type CommodityType } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CommodityContract as C } from '@cheese/domain/contract/shop/commodity';
import type { LimitedOffer, TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { treeOf } from '@cheese/domain/rules/lists/tree';
import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { findOutlineTag } from '../../content/outline/outline.door';
import type { OptionUse } from '../../content/tag/tag.tables';
import { selectOptions } from '../../content/tag/tag.door';
import { listCards, toCard, type Viewer } from './commodity.cards';
import { commodity, limitedPrice } from '../goods/commodity.tables';
import { findRelated } from './commodity.store';
import { optionUses } from '../../content/tag/tag.uses';
import { isFreeToday } from './commodity.filters';
import { countCommodities, selectCardRows } from './commodity.cards.store';
import { narrowed } from './commodity.narrowing.filters';
import { isLowerToday } from '../goods/price.today.columns';

const SHORT_LIST = 8;

type ListAsked = Static<C['list']['query']>;

export async function listCommodities(
  db: Db,
  viewer: Viewer,
  { page, pageCnt, productType, outLine, sort, ...asked }: ListAsked,
): Promise<Answers<C['list']>> {
  const outlineTag = outLine ? await findOutlineTag(db, outLine) : null;
  const where = and(
    await narrowed(db, { ...asked, type: productType }),
    outlineTag ? await narrowed(db, { tagId: outlineTag }) : undefined,
  );
  return onePage(db, viewer, { where, sort, page, pageCnt });
}

interface PageAsked {
  where: SQL | undefined;
  sort?: ListAsked['sort'];
  page: number;
  pageCnt: number;
}

export async function onePage(db: Db, viewer: Viewer, { where, sort, page, pageCnt }: PageAsked) {
  const slice = { where, sort, limit: pageCnt, offset: (page - 1) * pageCnt };
  const [list, total] = await Promise.all([
    listCards(db, viewer, slice),
    countCommodities(db, where),
  ]);
  return { list, total };
}

/** The cards of these, in their order. */
export async function cardsOf(db: Db, viewer: Viewer, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const where = inArray(commodity.id, [...ids]);
  const cards = await listCards(db, viewer, { where, limit: ids.length });
  return cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The options of one product's list, by their groups; empty groups are not shown. */
export async function listOptions(
  db: Db,
  productType: CommodityType,
  use: OptionUse,
): Promise<TagGroup[]> {
  const tree = treeOf(await selectOptions(db, productType, [optionUses[use]]));
  return tree
    .filter(({ children }) => children.length > 0)
    .map(({ id, name, children }) => ({ id, name, options: children.map(toNamed) }));
}

const toNamed = ({ id, name }: { id: number; name: string }) => ({ id, name });

export async function listHot(
  db: Db,
  viewer: Viewer,
  { productType, tagId, limit = SHORT_LIST }: Static<C['hot']['query']>,
) {
  const where = await narrowed(db, { type: productType, tagId });
  return listCards(db, viewer, { where, sort: listSortCodes.popular, limit });
}

/** Others of its type: first those that share most of its tags. */
export async function listRecommended(
  db: Db,
  viewer: Viewer,
  { id, limit = SHORT_LIST }: Static<C['recommended']['query']>,
) {
  const related = await findRelated(db, id);
  if (!related) return [];
  const where = and(eq(commodity.type, related.type), ne(commodity.id, id));
  return listCards(db, viewer, {
    where,
    first: [related.closest],
    sort: listSortCodes.popular,
    limit,
  });
}

export async function listFree(
  db: Db,
  viewer: Viewer,
  { page, pageCnt, ...asked }: Static<C['free']['query']>,
) {
  return onePage(db, viewer, { where: await free(db, viewer, asked), page, pageCnt });
}

type FreeAsked = Pick<Static<C['free']['query']>, 'productType' | 'tagId'>;

/** The first few, without counting all. */
export async function listSomeFree(db: Db, viewer: Viewer, asked: FreeAsked, limit: number) {
  return listCards(db, viewer, { where: await free(db, viewer, asked), limit });
}

/** Commodities that are free permanently or today. */
async function free(db: Db, viewer: Viewer, { productType, tagId }: FreeAsked) {
  const isFree = or(eq(commodity.charge, chargeKindCodes.free), isFreeToday(db, viewer.now));
  return and(await narrowed(db, { type: productType, tagId }), isFree);
}

/** Offers that end first come first. */
export async function listLimited(
  db: Db,
  viewer: Viewer,
  { productType, limit = SHORT_LIST }: Static<C['limited']['query']>,
): Promise<LimitedOffer[]> {
  const where = and(await narrowed(db, { type: productType }), isLowerToday(viewer.now));
  const first = [asc(limitedPrice.deadline)];
  const rows = await selectCardRows(db, viewer.now, { where, first, limit });
  return rows.flatMap((row) => {
    const { limited } = row;
    if (!limited) return [];
    const moments = {
      startsAt: limited.startsAt.getTime(),
      deadline: limited.deadline.getTime(),
    };
    return [{ ...toCard(row, viewer), ...moments }];
  });
}
