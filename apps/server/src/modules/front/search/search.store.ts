import { listSortCodes, type ListSort } from '@cheese/domain/codes/shop/listSorts';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { helpArticle } from '../../content/help/help.tables';
import { itemColumns } from '../../content/news/news.door';
import { newsArticle } from '../../content/news/news.tables';
import { commodity, limitedPrice, specification } from '../../shop/goods/commodity.tables';
import { slide } from '../../slides/slide/slide.tables';
import { firstSpecification, onSale, isDiscountedAt } from '../../shop/commodity/commodity.filters';
import { orderOf } from '../../shop/commodity/commodity.door';

/** The hits as a joinable table, best first. */
const found = (ids: readonly number[]) =>
  sql`unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as hit (id, place)`;

export interface HitsQuery {
  ids: readonly number[];
  now: Date;
  narrowing: SQL | undefined;
  sort: ListSort | undefined;
  limit: number;
  offset: number;
}

/** One page of these, with the total; ties keep the order of the search. */
export async function selectPage(db: Db, query: HitsQuery) {
  const { ids, now, narrowing, sort = listSortCodes.recommended, limit, offset } = query;
  const [key] = sort === listSortCodes.recommended ? [] : orderOf(now, sort);
  const rows = await db
    .select({ id: commodity.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(found(ids))
    .innerJoin(commodity, eq(commodity.id, sql`hit.id`))
    .leftJoin(specification, firstSpecification)
    .leftJoin(limitedPrice, isDiscountedAt(now))
    .where(and(onSale, narrowing))
    .orderBy(...(key ? [key] : []), sql`hit.place`)
    .limit(limit)
    .offset(offset);
  return {
    ids: rows.map(({ id }) => id),
    // A page behind the last one has no row that could tell the total.
    total: rows[0]?.total ?? (await countAmong(db, ids, narrowing)),
  };
}

async function countAmong(db: Db, ids: readonly number[], narrowing: SQL | undefined) {
  const counts = await countByType(db, ids, narrowing);
  return counts.reduce((sum, row) => sum + row.count, 0);
}

/** Counts by type; null counts all. */
export const countByType = (db: Db, ids: readonly number[] | null, narrowing: SQL | undefined) =>
  db
    .select({ type: commodity.type, count: count() })
    .from(commodity)
    .where(and(onSale, narrowing, ids ? isOneOf(ids) : undefined))
    .groupBy(commodity.type);

const isOneOf = (ids: readonly number[]) =>
  sql`${commodity.id} = any(${`{${ids.join(',')}}`}::int[])`;

export const selectNews = (db: Db, ids: readonly number[]) =>
  db
    .select(itemColumns)
    .from(newsArticle)
    .where(inArray(newsArticle.id, [...ids]));

/** Filters to those on sale that match the filters. */
export async function selectAmong(db: Db, ids: readonly number[], narrowing: SQL | undefined) {
  const rows = await db
    .select({ id: commodity.id })
    .from(commodity)
    .where(and(onSale, narrowing, isOneOf(ids)));
  return new Set(rows.map(({ id }) => id));
}

export const selectSlideWords = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: slide.id, title: slide.title, text: slide.summary, cover: slide.thumbnail })
    .from(slide)
    .where(inArray(slide.id, [...ids]));

export const selectHelpWords = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: helpArticle.id, title: helpArticle.title, text: helpArticle.summary })
    .from(helpArticle)
    .where(inArray(helpArticle.id, [...ids]));

export const countHelp = (db: Db) => db.$count(helpArticle);

export const countNews = (db: Db) => db.$count(newsArticle);
