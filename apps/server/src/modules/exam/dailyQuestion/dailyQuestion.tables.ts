import { date, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core';
import { cascade } from '../../../db/columns';
import { questionBank } from '../bank/bank.tables';
import { question } from '../bank/question.tables';

/** The question of a day in a bank: once it is drawn, it is the same for everybody. */
export const dailyPick = pgTable(
  'daily_pick',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankId: integer()
      .notNull()
      .references(() => questionBank.id, cascade),
    day: date({ mode: 'string' }).notNull(),
    questionId: integer()
      .notNull()
      .references(() => question.id, cascade),
    version: smallint().notNull(),
  },
  (table) => [unique('daily_pick_once').on(table.bankId, table.day)],
);

export type DailyPickRow = typeof dailyPick.$inferSelect;
