import { newsCategories } from '@cheese/domain/codes/content/news';
import { searchTypeCodes, searchTypes } from '@cheese/domain/codes/front/searchTypes';
import { requestedRows } from '../../base/findable/findable.asked';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { withoutMarkup } from '../../base/findable/reading/plain';
import { newsArticle } from './news.tables';

const MINUTE_MS = 60_000;

/** All news are public. */
export const newsFindable: FindableSource = {
  kind: 'news',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, title, category, summary, source, publishedAt, html } = newsArticle;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
    const rows = await db
      .select({ id, title, category, source, publishedAt, summary, html })
      .from(newsArticle)
      .where(isAsked)
      .orderBy(inOrder)
      .limit(most);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: `${row.summary}\n${withoutMarkup(row.html)}`,
      school: row.source,
      type: searchTypeCodes.news,
      typeNames: [searchTypes[searchTypeCodes.news]],
      tags: [newsCategories[row.category]],
      // The newer first where nothing else decides.
      weight: Math.floor(row.publishedAt.getTime() / MINUTE_MS),
    }));
  },
};
