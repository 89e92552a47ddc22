import type { AnswerVerdict } from '@cheese/domain/codes/exam/questionTypes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { emergencyQuestion, type QuestionRow } from '../question/question.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** A trainee's quiz; at most one is open. */
export const emergencyQuiz = pgTable(
  'emergency_quiz',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    total: smallint().notNull(),
    correct: smallint().notNull().default(0),
    score: smallint().notNull().default(0),
    /** True for a test that counts: of full length, with questions that were fresh when drawn. */
    isTest: boolean().notNull(),
    /** Since when none of its questions had been seen: null for never before. */
    freshSince: moment(),
    /** Practice of what was seen before: it uses up nothing. */
    isRepeat: boolean().notNull().default(false),
    startedAt: moment().notNull(),
    submittedAt: moment(),
    /** It stays to tell which questions were seen. */
    givenUpAt: moment(),
  },
  (table) => [
    uniqueIndex('emergency_quiz_under_way')
      .on(table.personId)
      .where(sql`${table.submittedAt} is null and ${table.givenUpAt} is null`),
    index('emergency_quiz_of_person').on(table.personId, table.submittedAt),
    index('emergency_quiz_of_org').on(table.organisationId, table.submittedAt),
  ],
);

/** A copy of the question when it was drawn, so that later edits do not affect marking. */
export type AskedQuestion = Pick<QuestionRow, 'type' | 'stem' | 'options' | 'answer' | 'analysis'>;

export const emergencyQuizQuestion = pgTable(
  'emergency_quiz_question',
  {
    quizId: integer()
      .notNull()
      .references(() => emergencyQuiz.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => emergencyQuestion.id),
    place: smallint().notNull(),
    asked: jsonb().$type<AskedQuestion>().notNull(),
    given: text(),
    /** Null until the quiz is submitted. */
    verdict: text().$type<AnswerVerdict>(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.questionId] })],
);

export type QuizRow = typeof emergencyQuiz.$inferSelect;
export type QuizQuestionRow = typeof emergencyQuizQuestion.$inferSelect;
