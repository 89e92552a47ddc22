import type { NewsCategory } from '@cheese/domain/codes/content/news';
import { asc, count, desc, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { newsArticle, type NewsRow } from './news.tables';

const newestFirst = [desc(newsArticle.publishedAt), desc(newsArticle.id)];
const oldestFirst = [asc(newsArticle.publishedAt), asc(newsArticle.id)];

const { author, html, ...itemsOwn } = getTableColumns(newsArticle);

export const itemColumns = itemsOwn;

interface Slice {
  category: NewsCategory | undefined;
  limit: number;
  offset: number;
}

const inCategory = (category: NewsCategory | Placeholder | undefined) =>
  category === undefined ? undefined : eq(newsArticle.category, category);

/** The rows of one page; each also tells how many there are in all, which saves a second question. */
export function selectSlice(db: Db, slice: Slice) {
  const name = slice.category === undefined ? 'news_slice' : 'news_slice_of_category';
  const plan = prepared(db, name, () => {
    const chosen = inCategory(slice.category && sql.placeholder('category'));
    return db
      .select({ ...itemColumns, total: db.$count(newsArticle, chosen).as('total') })
      .from(newsArticle)
      .where(chosen)
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return plan.execute({ ...slice });
}

export async function countArticles(db: Db, category: NewsCategory | undefined): Promise<number> {
  const rows = await db.select({ n: count() }).from(newsArticle).where(inCategory(category));
  return rows[0]?.n ?? 0;
}

export async function findArticle(db: Db, id: number): Promise<NewsRow | null> {
  const rows = await db.select().from(newsArticle).where(eq(newsArticle.id, id));
  return rows[0] ?? null;
}

const place = sql`(${newsArticle.publishedAt}, ${newsArticle.id})`;

/** The article right above (newer) or below (older) `row` in the list of all. */
export async function findNeighbour(db: Db, row: NewsRow, side: 'newer' | 'older') {
  const here = sql`(select ${newsArticle.publishedAt}, ${newsArticle.id} from ${newsArticle} where ${newsArticle.id} = ${row.id})`;
  const rows = await db
    .select({ id: newsArticle.id, title: newsArticle.title })
    .from(newsArticle)
    .where(side === 'newer' ? sql`${place} > ${here}` : sql`${place} < ${here}`)
    .orderBy(...(side === 'newer' ? oldestFirst : newestFirst))
    .limit(1);
  return rows[0] ?? null;
}
