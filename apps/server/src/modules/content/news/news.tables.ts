import type { NewsCategory } from '@cheese/domain/codes/content/news';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

export const newsArticle = pgTable(
  'news_article',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    summary: text().notNull(),
    category: smallint().$type<NewsCategory>().notNull(),
    cover: text().notNull(),
    source: text().notNull(),
    author: text().notNull(),
    html: text().notNull(),
    publishedAt: moment().notNull(),
  },
  // The order of every list, and of previous and next: by moment, by id where moments meet. Read
  // backwards for the newest first.
  (table) => [
    index('news_article_order').on(table.publishedAt, table.id),
    index('news_article_order_in_category').on(table.category, table.publishedAt, table.id),
  ],
);

export type NewsRow = typeof newsArticle.$inferSelect;
