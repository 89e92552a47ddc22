import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the nodes sign with, each for its purpose: drawn once, and the same for all of them. */
export const signingSecret = pgTable('signing_secret', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** How much somebody has put into the storage, or is about to: a line for each file of a day. */
export const uploadBrought = pgTable(
  'upload_brought',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('upload_brought_of_key').on(table.key),
    index('upload_brought_at').on(table.at),
  ],
);
