import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which areas have had their demo rows: what somebody deletes does not come back at a start. */
export const seedPlanted = pgTable('seed_planted', {
  area: text().primaryKey(),
  plantedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
