import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** A browser that has signed in with an account; failures of strangers do not affect it. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    /** The name as its failures are counted: service, kind and name. */
    account: text().notNull(),
    browserHash: text().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.browserHash] }),
    index('known_browser_used').on(table.usedAt),
  ],
);
