import type { MarkerCount } from '@cheese/domain/codes/exam/markings';
import type { PartialRule } from '@cheese/domain/questions/kind';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { audience } from '../../school/audience/audience.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { questionBank } from '../bank/bank.tables';
import type { PaperPlan } from '../paper/paper.plan';
import { paper } from '../paper/paper.tables';

export const exam = pgTable(
  'exam',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'cascade' }),
    audienceId: integer()
      .notNull()
      .references(() => audience.id),
    courseId: integer(),
    bankId: integer().references(() => questionBank.id, { onDelete: 'set null' }),
    /** The paper that it was made from; its plan stays when that is changed or gone. */
    paperId: integer().references(() => paper.id, { onDelete: 'set null' }),
    title: text().notNull(),
    html: text().notNull(),
    /** A copy of the paper at publication, so that later edits of the paper change no exam. */
    plan: jsonb().$type<PaperPlan>().notNull(),
    questionCount: smallint().notNull(),
    /** Scores in hundredths. */
    totalScore: integer().notNull(),
    passScore: integer().notNull(),
    rule: text().$type<PartialRule>().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    durationS: integer().notNull(),
    graceS: smallint().notNull().default(300),
    attempts: smallint().notNull().default(1),
    shufflesQuestions: boolean().notNull().default(true),
    shufflesOptions: boolean().notNull().default(true),
    isOneDevice: boolean().notNull().default(false),
    logsLeaving: boolean().notNull().default(false),
    hidesNames: boolean().notNull().default(true),
    /**
     * Number of markers for each answer, and the difference (in hundredths) allowed between two.
     */
    markers: smallint().$type<MarkerCount>().notNull().default(1),
    maxDifference: integer().notNull().default(0),
    password: text(),
    /** From which addresses it may be entered; none is from everywhere. */
    ranges: text().array().notNull().default([]),
    /** When marks and when keys may be seen; null is when it is over for everybody. */
    resultFrom: moment(),
    reviewFrom: moment(),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    publishedAt: moment(),
    cancelledAt: moment(),
    cancelReason: text().notNull().default(''),
    /**
     * Seconds given to everyone during the exam; `endsAt` and the duration already include them.
     */
    extraS: integer().notNull().default(0),
    /** Optimistic lock: incremented with each change of the settings. */
    edition: integer().notNull().default(1),
  },
  (table) => [
    index('exam_of_audience').on(table.audienceId),
    index('exam_of_organisation').on(table.organisationId, table.id),
    index('exam_by_start').on(table.startsAt, table.id),
  ],
);

/** More time for one person, whether they have begun or not; it adds to that of all. */
export const examExtension = pgTable(
  'exam_extension',
  {
    examId: integer()
      .notNull()
      .references(() => exam.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    extraS: integer().notNull(),
    grantedBy: integer().references(() => person.id, { onDelete: 'set null' }),
    grantedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.personId] })],
);

/** Events other than answers, such as leaving the page or entering on another device. */
export const attemptEvent = pgTable(
  'attempt_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer().notNull(),
    kind: text().$type<'left' | 'returned' | 'device' | 'withdrawn'>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('attempt_event_of_attempt').on(table.attemptId, table.id)],
);

/**
 * Questions asked by an exam: fixed ones are written at publication, drawn ones when a learner
 * begins. There is no foreign key to the exam, so that entering never waits for a lock on its row.
 */
export const examAsked = pgTable(
  'exam_asked',
  {
    examId: integer().notNull(),
    questionId: integer().notNull(),
    version: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.questionId, table.version] }),
    index('exam_asked_question').on(table.questionId),
  ],
);

export type ExamRow = typeof exam.$inferSelect;
/** Teachers handle those of their school; the platform's have none. */
export type SchoolExam = ExamRow & { organisationId: number };
