import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import { searchTypes, type SearchType } from '@cheese/domain/codes/front/searchTypes';
import { and } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { narrowed } from '../../shop/commodity/commodity.narrowing';
import { toItem } from '../../content/news/news.service';
import { marksIn } from './marks';
import * as store from './search.store';

const NEWS = 128;
const SUGGESTED = 10;

type CommoditiesAsked = Static<C['commodities']['query']>;

export async function searchCommodities(
  db: Db,
  viewer: Viewer,
  { page, pageCnt, keyword = '', sort, ...narrowing }: CommoditiesAsked,
): Promise<Answers<C['commodities']>> {
  const { cards, total } = await store.selectHits(db, viewer, {
    match: store.matchCommodities(keyword),
    narrowing: await narrowed(db, narrowing),
    sort,
    limit: pageCnt,
    offset: (page - 1) * pageCnt,
  });
  const list = cards.map(({ initials, ...card }) => ({
    ...card,
    titleMarks: marksIn(card.title, keyword, initials),
    descriptionMarks: marksIn(card.description, keyword),
  }));
  return { list, total };
}

export async function searchNews(
  db: Db,
  { page, pageCnt, keyword = '' }: Static<C['news']['query']>,
): Promise<Answers<C['news']>> {
  const match = store.matchNews(keyword);
  const slice = { match, limit: pageCnt, offset: (page - 1) * pageCnt };
  const { rows, total } = await store.byGrams(db, match, async (inside) => ({
    rows: await store.selectNewsHits(inside, slice),
    total: await store.countNews(inside, match.where),
  }));
  const list = rows.map((row) => ({
    ...toItem(row),
    titleMarks: marksIn(row.title, keyword, row.initials),
    summaryMarks: marksIn(row.summary, keyword),
  }));
  return { list, total };
}

/** How much each tab would show. Filters of commodities say nothing about news. */
export async function countHits(
  db: Db,
  { keyword = '', sort: _sort, ...narrowing }: Static<C['counts']['query']>,
): Promise<Answers<C['counts']>> {
  const match = store.matchCommodities(keyword);
  const where = and(await narrowed(db, narrowing), match.where);
  const { byType, news } = await store.byGrams(db, match, async (inside) => ({
    byType: await store.countByType(inside, where),
    news: await store.countNews(inside, store.matchNews(keyword).where),
  }));
  const counts = new Map<number, number>(byType.map(({ type, count }) => [type, count]));
  counts.set(NEWS, news);
  const types = Object.keys(searchTypes).map(Number) as SearchType[];
  return types.map((type) => ({ type, count: counts.get(type) ?? 0 }));
}

export async function suggest(db: Db, keyword: string): Promise<Answers<C['suggestions']>> {
  if (keyword.trim() === '') return [];
  const match = store.matchCommodities(keyword);
  const rows = await store.byGrams(db, match, (inside) =>
    store.selectTitles(inside, match, SUGGESTED),
  );
  return rows.map(({ text, type, initials }) => ({
    text,
    type: type as SearchType,
    marks: marksIn(text, keyword, initials),
  }));
}
