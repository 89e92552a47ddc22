import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/commodity/commodity.tables';
import { newsArticle } from '../../content/news/news.tables';
import { isNotIndexed } from '../../base/findable/search.columns';
import { searchable } from '../../base/findable/searchable';

/** Makes those findable that were planted, or stored by an older version. */
export async function indexForSearch(db: Db) {
  for (const row of await unindexedCommodities(db)) {
    const found = await searchable({ title: row.title, body: row.body });
    await db.update(commodity).set(found).where(eq(commodity.id, row.id));
  }
  for (const row of await unindexedNews(db)) {
    const found = await searchable({ title: row.title, body: row.body });
    await db.update(newsArticle).set(found).where(eq(newsArticle.id, row.id));
  }
}

const unindexedCommodities = (db: Db) =>
  db
    .select({ id: commodity.id, title: commodity.title, body: commodity.description })
    .from(commodity)
    .where(isNotIndexed(commodity));

const unindexedNews = (db: Db) =>
  db
    .select({ id: newsArticle.id, title: newsArticle.title, body: newsArticle.summary })
    .from(newsArticle)
    .where(isNotIndexed(newsArticle));
