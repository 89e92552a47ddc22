import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { questionBank } from '../bank/bank.tables';
import type { Undo } from './change.kinds';

/** A step that concerned many questions, and can be taken back for a while. */
export const questionChange = pgTable(
  'question_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankId: integer()
      .notNull()
      .references(() => questionBank.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    undo: jsonb().$type<Undo>().notNull(),
    madeAt: moment().notNull(),
    undoneAt: moment(),
  },
  (table) => [index('question_change_of_bank').on(table.bankId, table.madeAt)],
);
