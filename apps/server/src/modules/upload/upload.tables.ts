import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the nodes sign with, each for its purpose: drawn once, and the same for all of them. */
export const signingSecret = pgTable('signing_secret', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
