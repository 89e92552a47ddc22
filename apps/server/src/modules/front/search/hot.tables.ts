import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something was looked for, and found, on a day; in China's days. */
export const searchedWord = pgTable(
  'searched_word',
  {
    day: date().notNull(),
    keyword: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
);

/** What is offered before enough has been looked for; first what stands first. */
export const hotWord = pgTable('hot_word', {
  keyword: text().primaryKey(),
  place: integer().notNull(),
});
