import type {
  QuestionImportChoice,
  QuestionImportState,
} from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { Columns, Fault, MatchedSheet } from '@cheese/question-files/shapes';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { questionBank } from '../bank/bank.tables';

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => person.id, cascade);

/** A file being imported into a bank. It is deleted with its rows when it expires. */
export const questionImport = pgTable(
  'question_import',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: ofPerson(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    bankId: integer()
      .notNull()
      .references(() => questionBank.id, cascade),
    fileName: text().notNull(),
    state: text().$type<QuestionImportState>().notNull(),
    /**
     * Storage key of the file while it may be read again; its pictures lie in a separate folder.
     */
    sourceKey: text(),
    pictureFolder: text().notNull(),
    jobId: integer(),
    failure: text(),
    complaints: jsonb().$type<string[]>().notNull().default([]),
    /**
     * Tables only: the headings of each sheet; the second form is from older imports with one
     * sheet.
     */
    columns: jsonb().$type<MatchedSheet[] | { headings: string[]; matched: Columns }>(),
    /** Column meanings chosen by the user, by the headings of their sheet. */
    corrected: jsonb().$type<Record<string, Columns>>(),
    total: integer().notNull().default(0),
    saved: integer().notNull().default(0),
    /** Chapters that were made for it. */
    madeChapters: jsonb().$type<number[]>().notNull().default([]),
    createdAt: moment().notNull(),
    savedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('question_import_of_person').on(table.personId, table.bankId, table.id),
    index('question_import_order').on(table.expiresAt),
  ],
);

export const questionImportRow = pgTable(
  'question_import_row',
  {
    importId: integer()
      .notNull()
      .references(() => questionImport.id, cascade),
    place: integer().notNull(),
    draft: jsonb().$type<QuestionDraft>().notNull(),
    chapter: jsonb().$type<string[]>().notNull(),
    /** Position in the file, as shown to the user. */
    stands: text().notNull(),
    faults: jsonb().$type<Fault[]>().notNull(),
    lost: jsonb().$type<string[]>().notNull(),
    fingerprint: text().notNull(),
    /** One before it, and one of the bank, that ask the same. */
    sameAs: integer(),
    knownId: integer(),
    choice: text().$type<QuestionImportChoice>(),
    /** The question it became, once saved. */
    questionId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('question_import_row_alike').on(table.importId, table.fingerprint),
  ],
);

/** A user's column meanings for sheets with the same headings. */
export const questionColumnMatch = pgTable(
  'question_column_match',
  {
    personId: ofPerson(),
    headings: text().notNull(),
    matched: jsonb().$type<Columns>().notNull(),
    saidAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.headings] })],
);

export type ImportedFile = typeof questionImport.$inferSelect;
export type ImportedRow = typeof questionImportRow.$inferSelect;
