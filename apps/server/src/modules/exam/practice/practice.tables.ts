import { integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { bankChapter } from '../bank/bank.tables';

/**
 * The practice attached to a simulation: the first `questionCount` questions of a chapter. They
 * come with the simulation even if the bank is sold separately, and are always the same, so that a
 * bank cannot be read through it. `id` is the simulation's: the product of a commodity of type 8,
 * or a teacher's simulation.
 */
export const simulationPractice = pgTable('simulation_practice', {
  id: integer().primaryKey(),
  chapterId: integer()
    .notNull()
    .references(() => bankChapter.id, { onDelete: 'cascade' }),
  questionCount: smallint().notNull(),
});
