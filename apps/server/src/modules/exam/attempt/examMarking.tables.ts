import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { attemptAnswer } from './attempt.tables';

/** One marker's mark for an answer; `score` is in hundredths. */
export const answerMark = pgTable(
  'answer_mark',
  {
    attemptId: integer().notNull(),
    place: smallint().notNull(),
    markerId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The running number of the answer that was read: of another one it says nothing. */
    number: integer().notNull(),
    score: integer().notNull(),
    comment: text().notNull(),
    /** It decided where others differed. */
    isFinal: boolean().notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.place, table.markerId] }),
    foreignKey({
      columns: [table.attemptId, table.place],
      foreignColumns: [attemptAnswer.attemptId, attemptAnswer.place],
    }).onDelete('cascade'),
  ],
);

export type MarkRow = typeof answerMark.$inferSelect;
