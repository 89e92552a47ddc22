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
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import type { AskedItem, AskedSection, AttemptKind, SubmittedBy } from './attempt.kinds';

const moment = () => timestamp({ withTimezone: true });

/** Somebody at a set of questions, whatever it is for. Where it stands follows from its moments. */
export const questionAttempt = pgTable(
  'question_attempt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text().$type<AttemptKind>().notNull(),
    /** What the questions were drawn from: a chapter, a bank, an exam. */
    sourceId: integer().notNull(),
    /** Which try of an exam it is; null where nobody counts. */
    nth: smallint(),
    title: text().notNull(),
    /** What is asked, in order: nobody changes it once it is begun. */
    items: jsonb().$type<AskedItem[]>().notNull(),
    sections: jsonb().$type<AskedSection[]>().notNull().default([]),
    /** How several right answers are counted. */
    rule: text().$type<PartialRule>().notNull(),
    startedAt: moment().notNull(),
    /** When the time is over; null where nobody waits for it. */
    endsAt: moment(),
    /** How long after it answers are still taken that were given before it. */
    graceS: smallint().notNull().default(0),
    /** The session that it may be written in; null where it may be in any. */
    sessionId: integer(),
    submittedAt: moment(),
    submittedBy: text().$type<SubmittedBy>(),
    /** How long it lay handed in before it was opened again. */
    idleS: integer().notNull().default(0),
    /** When its answers were taken into where their questions stand; those of an exam are later. */
    takenInAt: moment(),
    /** What the whole of it is worth by now, in hundredths; what people have yet to mark is not in it. */
    gained: integer(),
    waitingCount: smallint().notNull().default(0),
    /** What each answer is worth, from 0 to 1, once it is submitted; null in it is for people to say. */
    shares: real().array().$type<Share[]>(),
  },
  (table) => [
    index('question_attempt_of_person').on(table.personId, table.kind, table.sourceId, table.id),
    // However often it is clicked: one at a time, and each try once.
    uniqueIndex('question_attempt_open')
      .on(table.personId, table.kind, table.sourceId)
      .where(sql`${table.submittedAt} is null`),
    unique('question_attempt_nth').on(table.personId, table.kind, table.sourceId, table.nth),
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

/** The newest answer to one question of an attempt; none is there before somebody answers. */
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
    /** What people gave for it, once they agree; another answer has to be marked again. */
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
 * When somebody whose time is limited was last heard of before its end, and first after it: kept by
 * itself, a few times a minute at most.
 */
export const attemptHeard = pgTable('attempt_heard', {
  attemptId: integer()
    .primaryKey()
    .references(() => questionAttempt.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
  backAt: moment(),
});

/** What was found wrong with a key after it was asked: from then on answers are marked by this. */
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
