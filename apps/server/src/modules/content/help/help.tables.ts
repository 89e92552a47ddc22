import type { ShowType } from '@cheese/domain/codes/content/showTypes';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** An article of the help centre, under the area whose head stands above it. */
export const helpArticle = pgTable('help_article', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  showType: smallint().$type<ShowType>().notNull(),
  category: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  html: text().notNull(),
  /** Its place in the list; articles of one category stand together. */
  place: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type HelpRow = typeof helpArticle.$inferSelect;
