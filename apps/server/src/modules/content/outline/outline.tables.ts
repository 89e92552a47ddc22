import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tag } from '../tag/tag.tables';

/** An entry of the resource dropdown: where it leads, and what it narrows the list there to. */
export const outline = pgTable('outline', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  actionValue: text().notNull(),
  tagId: integer().references(() => tag.id, { onDelete: 'set null' }),
  place: integer().notNull().default(0),
});

export type OutlineRow = typeof outline.$inferSelect;
