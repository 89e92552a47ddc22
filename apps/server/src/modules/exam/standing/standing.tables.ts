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
  timestamp,
} from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { questionBank } from '../bank/bank.tables';
import { question } from '../question/question.tables';

/** Moments in milliseconds; null where nothing was known. */
export type MemoryBefore = null | {
  answeredAt: number;
  dueAt: number;
  stability: number;
  hardness: number;
  lapses: number;
};

const moment = () => timestamp({ withTimezone: true });
const cascade = { onDelete: 'cascade' } as const;

/** Where one question stands for one person, out of all answers of theirs that may be known. */
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
    /** What it was worth; null once the progress was cleared. */
    share: real(),
    /** What the first answer was worth; null where nobody knows any more. It never changes. */
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
    /** What the schedule knew before the newest answer: another grade for it begins there. */
    before: jsonb().$type<MemoryBefore>(),
    /** How well it was remembered, by the answer or as its learner said. */
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
    /** Where it was answered, in words. */
    origin: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [index('question_mistake_of_person').on(table.personId, table.questionId, table.id)],
);

export type StandingRow = typeof questionStanding.$inferSelect;
