import type { QuestionDifficulty, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft, QuestionPlace } from '@cheese/domain/questions/draft';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { bankChapter, questionBank } from './bank.tables';

/** One question, whatever its words were over time: `version` says which of them count now. */
export const question = pgTable(
  'question',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankId: integer()
      .notNull()
      .references(() => questionBank.id, cascade),
    chapterId: integer()
      .notNull()
      .references(() => bankChapter.id, { onDelete: 'restrict' }),
    /** Its order in the chapter. */
    place: integer().notNull(),
    version: smallint().notNull().default(1),
    /** Those of one case, or over one set of options, have the number of their first. */
    groupId: integer(),
    /** Idempotency key of the draft: submitted twice, it creates one question. */
    stamp: text(),
    deletedAt: moment(),
  },
  (table) => [
    index('question_of_chapter')
      .on(table.chapterId, table.place)
      .where(sql`${table.deletedAt} is null`),
    index('question_of_bank').on(table.bankId, table.id),
    unique('question_stamp').on(table.bankId, table.stamp),
  ],
);

/** An immutable version of a question's words; editing writes the next one. */
export const questionVersion = pgTable(
  'question_version',
  {
    questionId: integer()
      .notNull()
      .references(() => question.id, cascade),
    nth: smallint().notNull(),
    type: smallint().$type<QuestionType>().notNull(),
    difficulty: smallint().$type<QuestionDifficulty>().notNull(),
    /** The case that it belongs to, with all of its words: it must not change behind the question. */
    context: text().notNull().default(''),
    stem: text().notNull(),
    pictures: text().array().notNull().default([]),
    options: jsonb().$type<QuestionDraft['options']>().notNull(),
    prompts: text().array().notNull().default([]),
    /** Format depends on the type (`questions/kind`); never sent before the key may be seen. */
    key: jsonb().$type<string[][]>().notNull(),
    analysis: text().notNull(),
    tags: text().array().notNull().default([]),
    source: text().notNull().default(''),
    /** Links to product pages that teach the content of the question. */
    places: jsonb().$type<QuestionPlace[]>().notNull().default([]),
    /** The same for two that differ by nothing that means something. */
    fingerprint: text().notNull(),
    writtenBy: integer().references(() => person.id, { onDelete: 'set null' }),
    writtenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.nth] }),
    index('question_version_fingerprint').on(table.fingerprint),
  ],
);

/** A private note. */
export const questionNote = pgTable(
  'question_note',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    questionId: integer()
      .notNull()
      .references(() => question.id, cascade),
    text: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.questionId] })],
);

/** A user's report of a fault in a question. */
export const questionReport = pgTable(
  'question_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => question.id, cascade),
    version: smallint().notNull(),
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    text: text().notNull(),
    reportedAt: moment().notNull(),
    settledAt: moment(),
    settledBy: integer().references(() => person.id, { onDelete: 'set null' }),
    answer: text(),
  },
  (table) => [
    index('question_report_of_question').on(table.questionId),
    index('question_report_open')
      .on(table.questionId)
      .where(sql`${table.settledAt} is null`),
    index('question_report_of_person').on(table.personId, table.reportedAt),
  ],
);

export type BankQuestionRow = typeof question.$inferSelect;
export type WordsRow = typeof questionVersion.$inferSelect;
