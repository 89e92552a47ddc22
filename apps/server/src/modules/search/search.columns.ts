import { text } from 'drizzle-orm/pg-core';

/** What a table needs for its rows to be found; filled by `searchable`, see `indexForSearch`. */
export const searchColumns = () => ({
  /** Title and body in plain letters, the title first. */
  searched: text().notNull().default(''),
  initials: text().notNull().default(''),
  grams: text().array().notNull().default([]),
});
