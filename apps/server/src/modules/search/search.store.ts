import type { ListSort } from '@cheese/domain/codes/listSorts';
import { and, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import {
  countCommodities,
  listCards,
  onSale,
  orderOf,
  type Viewer,
  wantsPrices,
} from '../commodity/commodity.cards';
import { commodity } from '../commodity/commodity.tables';
import { itemColumns } from '../news/news.store';
import { newsArticle } from '../news/news.tables';
import { match } from './search.match';

export const matchCommodities = (keyword: string) => match(commodity, keyword);
export const matchNews = (keyword: string) => match(newsArticle, keyword);

export interface Hits {
  where: SQL | undefined;
  first: SQL[];
  sort?: ListSort | undefined;
  limit: number;
  offset: number;
}

/**
 * The cards of one page, and how many there are. Their numbers are found first: joining what they
 * cost to everything that was found, and not to one page of it, would take most of the time.
 */
export async function selectHits(db: Db, viewer: Viewer, hits: Hits) {
  if (wantsPrices(hits.sort)) return selectByPrice(db, viewer, hits);
  const { where, first, sort, limit, offset } = hits;
  const found = await db
    .select({ id: commodity.id, total: sql<number>`count(*) over()`.mapWith(Number) })
    .from(commodity)
    .where(and(onSale, where))
    .orderBy(...first, ...orderOf(sort))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  // A page behind the last one has no row that could tell the total.
  const total = found[0]?.total ?? (await countCommodities(db, where));
  if (ids.length === 0) return { cards: [], total };
  const cards = await listCards(db, viewer, { where: inArray(commodity.id, ids), limit });
  return { cards: cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total };
}

async function selectByPrice(db: Db, viewer: Viewer, hits: Hits) {
  const [cards, total] = await Promise.all([
    listCards(db, viewer, hits),
    countCommodities(db, hits.where),
  ]);
  return { cards, total };
}

export const countByType = (db: Db, where: SQL | undefined) =>
  db
    .select({ type: commodity.type, count: count() })
    .from(commodity)
    .where(and(onSale, where))
    .groupBy(commodity.type);

export const selectNewsHits = (db: Db, { where, first, limit, offset }: Hits) =>
  db
    .select({ ...itemColumns, initials: newsArticle.initials })
    .from(newsArticle)
    .where(where)
    .orderBy(...first, desc(newsArticle.publishedAt), desc(newsArticle.id))
    .limit(limit)
    .offset(offset);

export const countNews = (db: Db, where: SQL | undefined) => db.$count(newsArticle, where);

/** Titles to complete a keyword with, the most learnt first. */
export const selectTitles = (db: Db, keyword: string, limit: number) => {
  const { where, first } = matchCommodities(keyword);
  return db
    .select({ text: commodity.title, type: commodity.type, initials: commodity.initials })
    .from(commodity)
    .where(and(onSale, where))
    .orderBy(...first, desc(commodity.learnerCount), sql`${commodity.id} desc`)
    .limit(limit);
};
