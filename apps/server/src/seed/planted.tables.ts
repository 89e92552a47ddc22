import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Areas already seeded, so that deleted demo rows do not return at the next start. */
export const seedPlanted = pgTable('seed_planted', {
  area: text().primaryKey(),
  plantedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
