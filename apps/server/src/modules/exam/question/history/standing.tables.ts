import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../../db/columns';
import { person } from '../../../people/person/person.tables';
import { questionBank } from '../../bank/bank.tables';
import { question } from '../../bank/question.tables';

/** Moments in milliseconds; null where nothing was known. */
export type MemoryBefore = null | {
  answeredAt: number;
  dueAt: number;
  stability: number;
  hardness: number;
  lapses: number;
};

/** One learner's state of one question, over all answers whose result may be known. */
export const questionStanding = pgTable(
  'question_standing',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    questionId: integer()
      .notNull()
      .references(() => question.id, cascade),
    bankId: integer()
      .notNull()
      .references(() => questionBank.id, cascade),
    type: smallint().$type<QuestionType>().notNull(),
    /** The newest answer, and the words that it was given to. */
    version: smallint().notNull(),
    given: jsonb().$type<string[]>().notNull(),
    /** Null after the progress was cleared. */
    share: real(),
    /** Share of the first answer, never changed; null for old answers where it is unknown. */
    firstShare: real(),
    answeredAt: moment().notNull(),
    rightCount: integer().notNull().default(0),
    wrongCount: integer().notNull().default(0),
    lastWrongAt: moment(),
    /** When it was taken off the list of wrong ones: a later mistake brings it back. */
    forgivenAt: moment(),
    /** When it should be asked again, and what the schedule knows of it (`review/schedule`). */
    dueAt: moment(),
    stability: real(),
    hardness: real(),
    lapses: smallint().notNull().default(0),
    /** The schedule before the newest answer, from which a different grade is computed. */
    before: jsonb().$type<MemoryBefore>(),
    /** Given by the answer or set by the learner. */
    grade: smallint().$type<ReviewGrade>(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.questionId] }),
    index('question_standing_in_bank').on(table.personId, table.bankId),
    index('question_standing_due').on(table.personId, table.dueAt),
    index('question_standing_wrong')
      .on(table.personId, table.lastWrongAt)
      .where(sql`${table.lastWrongAt} is not null`),
    index('question_standing_of_question').on(table.questionId),
  ],
);

/** Every mistake, with what was said: what becomes of a question later takes nothing from it. */
export const questionMistake = pgTable(
  'question_mistake',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    questionId: integer()
      .notNull()
      .references(() => question.id, cascade),
    version: smallint().notNull(),
    given: jsonb().$type<string[]>().notNull(),
    /** Title of the place where it was answered. */
    origin: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [index('question_mistake_of_person').on(table.personId, table.questionId, table.id)],
);

export type StandingRow = typeof questionStanding.$inferSelect;
