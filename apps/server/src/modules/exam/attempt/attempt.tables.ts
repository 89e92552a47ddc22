import type { CorrectionWay } from '@cheese/domain/codes/exam/examReports';
import type { PartialRule, Share } from '@cheese/domain/questions/kind';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import type { AskedItem, AskedSection, AttemptKind, SubmittedBy } from './attempt.kinds';

/**
 * One person's attempt at a set of questions, of any kind; its state follows from its timestamps.
 */
export const questionAttempt = pgTable(
  'question_attempt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text().$type<AttemptKind>().notNull(),
    /** Id of the chapter, bank, exam or other source, depending on `kind`. */
    sourceId: integer().notNull(),
    /** Number of the try of an exam; null where tries are not counted. */
    nth: smallint(),
    title: text().notNull(),
    /** In order; never changed after the start. */
    items: jsonb().$type<AskedItem[]>().notNull(),
    sections: jsonb().$type<AskedSection[]>().notNull().default([]),
    /** The marking rule for partly right answers. */
    rule: text().$type<PartialRule>().notNull(),
    startedAt: moment().notNull(),
    /** Null if there is no time limit. */
    endsAt: moment(),
    /** Seconds after the end during which answers given in time are still accepted. */
    graceS: smallint().notNull().default(0),
    /** The session that it may be written in; null where it may be in any. */
    sessionId: integer(),
    submittedAt: moment(),
    submittedBy: text().$type<SubmittedBy>(),
    /** Seconds between submission and reopening, not counted as time used. */
    idleS: integer().notNull().default(0),
    /** When its answers were taken into where their questions stand; those of an exam are later. */
    takenInAt: moment(),
    gained: integer(),
    waitingCount: smallint().notNull().default(0),
    /**
     * From 0 to 1 for each answer, set on submission; null for an answer that a teacher has yet to
     * mark.
     */
    shares: real().array().$type<Share[]>(),
  },
  (table) => [
    index('question_attempt_of_person').on(table.personId, table.kind, table.sourceId, table.id),
    // However often it is clicked: one at a time, and each try once.
    uniqueIndex('question_attempt_open')
      .on(table.personId, table.kind, table.sourceId)
      .where(sql`${table.submittedAt} is null`),
    unique('question_attempt_nth').on(table.personId, table.kind, table.sourceId, table.nth),
    index('question_attempt_by_start').on(table.startedAt),
    index('question_attempt_of_source').on(table.kind, table.sourceId),
    index('question_attempt_to_take_in')
      .on(table.sourceId)
      .where(
        sql`${table.kind} = 'exam' and ${table.submittedAt} is not null and ${table.takenInAt} is null`,
      ),
    index('question_attempt_ends_at')
      .on(table.endsAt)
      .where(sql`${table.submittedAt} is null and ${table.endsAt} is not null`),
  ],
);

/** The newest answer to a question; no row before the first answer. */
export const attemptAnswer = pgTable(
  'attempt_answer',
  {
    attemptId: integer()
      .notNull()
      .references(() => questionAttempt.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    given: jsonb().$type<string[]>().notNull(),
    /** The running number of the answer: an older one that comes late changes nothing. */
    number: integer().notNull(),
    answeredAt: moment().notNull(),
    /** Given in time, delivered after it. */
    isLate: boolean().notNull().default(false),
    isFlagged: boolean().notNull().default(false),
    /** When its key was shown: from then on it stays as it is. */
    revealedAt: moment(),
    /** The share agreed by the markers; cleared when the answer changes. */
    markedShare: real(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.place] }),
    index('attempt_answer_flagged')
      .on(table.attemptId)
      .where(sql`${table.isFlagged}`),
  ],
);

/**
 * Last contact before the end of a timed attempt and first contact after it; a separate table,
 * written a few times a minute at most.
 */
export const attemptHeard = pgTable('attempt_heard', {
  attemptId: integer()
    .primaryKey()
    .references(() => questionAttempt.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
  backAt: moment(),
});

/** A correction of a key after the exam; answers are marked by it from then on. */
export const attemptCorrection = pgTable(
  'attempt_correction',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<AttemptKind>().notNull(),
    sourceId: integer().notNull(),
    questionId: integer().notNull(),
    version: smallint().notNull(),
    way: text().$type<CorrectionWay>().notNull(),
    /** Each of these is right by itself; none is needed where everybody is given the marks. */
    keys: jsonb().$type<string[][][]>().notNull(),
    reason: text().notNull(),
    changedCount: integer().notNull(),
    correctedBy: integer().references(() => person.id, { onDelete: 'set null' }),
    correctedAt: moment().notNull(),
    /** The last attempt that was marked by it; they are taken a few at a time. */
    reckonedTo: integer().notNull().default(0),
    /** When all of them were; null while they are. */
    reckonedAt: moment(),
  },
  (table) => [index('attempt_correction_of').on(table.kind, table.sourceId, table.id)],
);

export type CorrectionRow = typeof attemptCorrection.$inferSelect;
export type AttemptRow = typeof questionAttempt.$inferSelect;
export type AnswerRow = typeof attemptAnswer.$inferSelect;
