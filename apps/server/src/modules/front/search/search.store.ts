import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import { and, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import {
  countCommodities,
  firstSpecification,
  listCards,
  onSale,
  orderOf,
  runsAt,
  sortKeys,
  type Viewer,
  wantsPrices,
} from '../../shop/commodity/commodity.cards';
import { commodity, limitedPrice, specification } from '../../shop/commodity/commodity.tables';
import { itemColumns } from '../../content/news/news.door';
import { newsArticle } from '../../content/news/news.tables';
import { type Match, match } from './search.match';
import { hitOrder } from './search.order';

const MOST_LEARNT = 3;

export const matchCommodities = (keyword: string) => match(commodity, keyword);
export const matchNews = (keyword: string) => match(newsArticle, keyword);

export interface Hits {
  match: Match;
  /** What else they have to be. */
  narrowing?: SQL | undefined;
  sort?: ListSort | undefined;
  limit: number;
  offset: number;
}

/**
 * Lets the index of the grams answer. Without it the planner reads the whole table for a frequent
 * keyword, and makes the grams of each row anew, which takes a thousand times as long.
 */
export function byGrams<T>(db: Db, { where }: Match, ask: (inside: Db) => Promise<T>): Promise<T> {
  // Everything is found: to that the index has no shorter way.
  if (where === undefined) return ask(db);
  return db.transaction(async (inside) => {
    await inside.execute(sql`set local enable_seqscan = off`);
    return ask(inside);
  });
}

/** The cards of one page, and how many there are. Only that page is read in full. */
export async function selectHits(db: Db, viewer: Viewer, hits: Hits) {
  const { ids, total } = await byGrams(db, hits.match, (inside) => selectIds(inside, viewer, hits));
  if (ids.length === 0) return { cards: [], total };
  const cards = await listCards(db, viewer, {
    where: inArray(commodity.id, ids),
    limit: ids.length,
  });
  return { cards: cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total };
}

async function selectIds(db: Db, viewer: Viewer, asked: Hits) {
  const { sort, limit, offset } = asked;
  const hits = db.$with('hits').as(hitRows(db, viewer, asked));
  const found = await db
    .with(hits)
    .select({ id: hits.id, total: sql<number>`(select count(*) from ${hits})`.mapWith(Number) })
    .from(hits)
    .orderBy(...hitOrder(sort, hits))
    .limit(limit)
    .offset(offset);
  // A page behind the last one has no row that could tell the total.
  const total = found[0]?.total ?? (await countCommodities(db, isHit(asked)));
  return { ids: found.map(({ id }) => id), total };
}

const isHit = ({ match: { where }, narrowing }: Pick<Hits, 'match' | 'narrowing'>) =>
  and(where, narrowing);

/** Nothing but what they are sorted by: the database holds all of them at once. */
function hitRows(db: Db, { now }: Viewer, { sort, ...asked }: Hits) {
  const isByPrice = wantsPrices(sort);
  const price = isByPrice ? sortKeys.todaysPrice : sql`null`;
  const rows = db
    .select({
      ...sortKeys,
      todaysPrice: price.as('todays_price'),
      rank: asked.match.rank.as('rank'),
    })
    .from(commodity)
    .where(and(onSale, isHit(asked)))
    .$dynamic();
  if (!isByPrice) return rows;
  return rows.leftJoin(specification, firstSpecification).leftJoin(limitedPrice, runsAt(now));
}

export const countByType = (db: Db, where: SQL | undefined) =>
  db
    .select({ type: commodity.type, count: count() })
    .from(commodity)
    .where(and(onSale, where))
    .groupBy(commodity.type);

export const selectNewsHits = (db: Db, { match: { where, rank }, limit, offset }: Hits) =>
  db
    .select({ ...itemColumns, initials: newsArticle.initials })
    .from(newsArticle)
    .where(where)
    .orderBy(desc(rank), desc(newsArticle.publishedAt), desc(newsArticle.id))
    .limit(limit)
    .offset(offset);

export const countNews = (db: Db, where: SQL | undefined) => db.$count(newsArticle, where);

/** Titles to complete a keyword with, the most learnt first. */
export const selectTitles = (db: Db, { where, rank }: Match, limit: number) =>
  db
    .select({ text: commodity.title, type: commodity.type, initials: commodity.initials })
    .from(commodity)
    .where(and(onSale, where))
    .orderBy(desc(rank), ...orderOf(MOST_LEARNT))
    .limit(limit);
