import type { ShowType } from '@cheese/domain/codes/content/showTypes';
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

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
  updatedAt: moment().notNull(),
});

export type HelpRow = typeof helpArticle.$inferSelect;
