import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/search';
import { searchTypes, type SearchType } from '@cheese/domain/codes/searchTypes';
import { and } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../db/database';
import type { Viewer } from '../commodity/commodity.cards';
import { narrowed } from '../commodity/commodity.narrowing';
import { toItem } from '../news/news.service';
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
  const { where: matching, first } = store.matchCommodities(keyword);
  const where = and(await narrowed(db, narrowing), matching);
  const slice = { where, first, sort, limit: pageCnt, offset: (page - 1) * pageCnt };
  const { cards, total } = await store.selectHits(db, viewer, slice);
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
  const { where, first } = store.matchNews(keyword);
  const slice = { where, first, limit: pageCnt, offset: (page - 1) * pageCnt };
  const [rows, total] = await Promise.all([
    store.selectNewsHits(db, slice),
    store.countNews(db, where),
  ]);
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
  const where = and(await narrowed(db, narrowing), store.matchCommodities(keyword).where);
  const [byType, news] = await Promise.all([
    store.countByType(db, where),
    store.countNews(db, store.matchNews(keyword).where),
  ]);
  const counts = new Map<number, number>(byType.map(({ type, count }) => [type, count]));
  counts.set(NEWS, news);
  const types = Object.keys(searchTypes).map(Number) as SearchType[];
  return types.map((type) => ({ type, count: counts.get(type) ?? 0 }));
}

export async function suggest(db: Db, keyword: string): Promise<Answers<C['suggestions']>> {
  if (keyword.trim() === '') return [];
  const rows = await store.selectTitles(db, keyword, SUGGESTED);
  return rows.map(({ text, type, initials }) => ({
    text,
    type: type as SearchType,
    marks: marksIn(text, keyword, initials),
  }));
}
