import { integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { bankChapter } from '../bank/bank.tables';

/**
 * What is practised beside a simulation: so many questions of a chapter, the first of it. They come
 * with the simulation, also where the bank is another purchase; they are always the same, so that
 * nobody draws a bank empty through it. Its number is the simulation's: the product of a commodity
 * of type 8, or one that somebody made.
 */
export const simulationPractice = pgTable('simulation_practice', {
  id: integer().primaryKey(),
  chapterId: integer()
    .notNull()
    .references(() => bankChapter.id, { onDelete: 'cascade' }),
  questionCount: smallint().notNull(),
});
