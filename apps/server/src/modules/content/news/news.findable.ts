import { newsCategories } from '@cheese/domain/codes/content/news';
import { newsType, searchTypes } from '@cheese/domain/codes/front/searchTypes';
import { asc, gt, inArray } from 'drizzle-orm';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { newsArticle } from './news.tables';

const MINUTE_MS = 60_000;

/** What news are found by: all that their rows in a list say. */
export const newsFindable: FindableSource = {
  kind: 'news',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, title, category, summary, source, publishedAt } = newsArticle;
    const rows = await db
      .select({ id, title, category, source, publishedAt, text: summary })
      .from(newsArticle)
      .where('ids' in asked ? inArray(id, [...asked.ids]) : gt(id, asked.after))
      .orderBy(asc(id))
      .limit('limit' in asked ? asked.limit : asked.ids.length);
    return rows.map((row) => ({
      ...{ id: row.id, title: row.title, text: row.text, school: row.source },
      ...{ type: newsType, typeNames: [searchTypes[newsType]] },
      tags: [newsCategories[row.category]],
      // The newer first where nothing else decides.
      weight: Math.floor(row.publishedAt.getTime() / MINUTE_MS),
    }));
  },
};
