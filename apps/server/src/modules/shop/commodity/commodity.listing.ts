import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { and, ilike, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { commodity } from '../goods/commodity.tables';
import { pageOfCards, type Viewer } from './commodity.cards';
import { narrowed, type Narrowing } from './commodity.narrowing.filters';
import { existsIn } from './commodity.store';
import type { SoldCard } from './soldFields';

interface AskedPage extends Omit<Narrowing, 'type'> {
  page: number;
  pageCnt: number;
  sort?: ListSort | undefined;
  keyword?: string | undefined;
}

interface SoldKind<Facts, Item> {
  type: CommodityType;
  /** The table of the things that are sold, and which of them are listed. */
  table: PgTable;
  isListed: SQL | undefined;
  /** By title, if the kind does not say otherwise. */
  isFound?(keyword: string): SQL | undefined;
  factsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Facts>>;
  toItem(card: SoldCard, facts: Facts): Item;
}

const hasInTitle = (keyword: string) => ilike(commodity.title, likePattern(keyword));

/** One page of the commodities of one kind, with the facts of what is sold. */
export async function listSold<Facts, Item>(
  db: Db,
  viewer: Viewer,
  asked: AskedPage,
  { type, table, isListed, isFound = hasInTitle, factsOf, toItem }: SoldKind<Facts, Item>,
): Promise<{ list: Item[]; total: number }> {
  const { page, pageCnt, sort, keyword, ...narrowing } = asked;
  const where = and(
    await narrowed(db, { ...narrowing, type }),
    existsIn(db, table, isListed),
    keyword ? isFound(keyword) : undefined,
  );
  const { cards, total } = await pageOfCards(db, viewer, { where, sort, page, pageCnt });
  const facts = await factsOf(
    db,
    cards.map(({ productId }) => productId),
  );
  const list = cards.flatMap((card) => {
    const its = facts.get(card.productId);
    return its ? [toItem(card, its)] : [];
  });
  return { list, total };
}
