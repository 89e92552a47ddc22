import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns';

/** Areas already seeded, so that deleted demo rows do not return at the next start. */
export const seedPlanted = pgTable('seed_planted', {
  area: text().primaryKey(),
  plantedAt: moment().notNull().defaultNow(),
});
