import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import type { Db } from '../../../db/database';
import { type Holdings, opened } from '../entitlement/entitlement.rules';
import { isLower, lowerOf } from '../goods/price.today';
import type { CommodityRow } from '../goods/commodity.tables';
import {
  type CardSlice,
  countCommodities,
  selectCardOf,
  selectCardRows,
} from './commodity.cards.store';

/** The price on a card and its lock depend on both. */
export interface Viewer {
  now: Date;
  held: Holdings;
}

/** The shop card of a product, needed wherever it is opened. */
export async function findCard(
  db: Db,
  viewer: Viewer,
  product: Pick<CommodityRow, 'type' | 'productId'>,
): Promise<CommodityCard | null> {
  const [row] = await selectCardOf(db, viewer.now, product);
  return row ? toCard(row, viewer) : null;
}

export type CardRow = Awaited<ReturnType<typeof selectCardRows>>[number];

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
    givenBy: how?.giver ?? null,
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
