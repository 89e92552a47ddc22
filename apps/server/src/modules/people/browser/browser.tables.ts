import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A browser in which somebody has signed in with a name: what strangers do to the name is not its doing. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    /** The name as its failures are counted: service, kind and name. */
    account: text().notNull(),
    browserHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.browserHash] }),
    index('known_browser_used').on(table.usedAt),
  ],
);
