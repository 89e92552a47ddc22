import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Successful searches by keyword and day; days are in China's time zone. */
export const searchedWord = pgTable(
  'searched_word',
  {
    day: date().notNull(),
    keyword: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
);

/** Initial popular searches, in order. */
export const hotWord = pgTable('hot_word', {
  keyword: text().primaryKey(),
  place: integer().notNull(),
});
