import type { NewsContract, NewsItem } from '@cheese/domain/contract/content/news';
import type { Answers } from '@cheese/domain/contract/call';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { countArticles, findArticle, findNeighbour, selectSlice } from './news.store';
import type { NewsRow } from './news.tables';

type ListAsked = Static<NewsContract['list']['query']>;

export async function listNews(
  db: Db,
  { page, pageCnt, category }: ListAsked,
): Promise<Answers<NewsContract['list']>> {
  const rows = await selectSlice(db, { category, limit: pageCnt, offset: (page - 1) * pageCnt });
  // A page behind the last one has no row that could tell the total.
  const total = rows[0]?.total ?? (await countArticles(db, category));
  return { list: rows.map(toItem), total };
}

export async function readNews(db: Db, id: number): Promise<Answers<NewsContract['detail']>> {
  const row = (await findArticle(db, id)) ?? refuse('news.notFound');
  const [previous, next] = await Promise.all([
    findNeighbour(db, row, 'newer'),
    findNeighbour(db, row, 'older'),
  ]);
  return { ...toItem(row), author: row.author, html: row.html, previous, next };
}

export type ItemRow = Omit<NewsRow, 'author' | 'html'>;

export const toItem = ({ publishedAt, ...row }: ItemRow): NewsItem => ({
  ...row,
  publishedAt: publishedAt.getTime(),
});
