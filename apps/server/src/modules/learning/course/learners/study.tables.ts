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
import { course, courseware } from '../course.tables';

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => person.id, cascade);
const ofCourse = () =>
  integer()
    .notNull()
    .references(() => course.id, cascade);

/** A learner of a course, with their last position. */
export const courseLearner = pgTable(
  'course_learner',
  {
    personId: ofPerson(),
    courseId: ofCourse(),
    lastCoursewareId: integer().references(() => courseware.id, { onDelete: 'set null' }),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
    /** Kept beside the facts, so that a list of thousands need not add them up. */
    studiedCount: integer().notNull().default(0),
    studiedS: integer().notNull().default(0),
    /** When everything in it was completed for the first time. */
    finishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('course_learner_lately').on(table.personId, table.lastAt),
    index('course_learner_turned').on(table.courseId, table.lastAt),
  ],
);

/**
 * One learner's progress in an item, as verified by the server rather than claimed by the browser.
 */
export const coursewareProgress = pgTable(
  'courseware_progress',
  {
    personId: ofPerson(),
    coursewareId: integer()
      .notNull()
      .references(() => courseware.id, cascade),
    courseId: ofCourse(),
    /** The second or page to go on at. */
    position: integer().notNull().default(0),
    studiedS: integer().notNull().default(0),
    /** Seconds of a film, or pages, that were on the screen: from and to, in order, apart. */
    seen: jsonb().$type<[number, number][]>().notNull().default([]),
    firstAt: moment().notNull(),
    /** When it was last reported: time counts from there. Null between two visits. */
    reportedAt: moment(),
    lastAt: moment().notNull(),
    studiedAt: moment(),
    /** Best percentage over all tries at the lesson's test. */
    bestScore: smallint(),
    tryCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.coursewareId] }),
    index('courseware_progress_of_course').on(table.personId, table.courseId),
    index('courseware_progress_turned').on(table.coursewareId),
    index('courseware_progress_scored')
      .on(table.courseId, table.personId, table.bestScore)
      .where(sql`${table.bestScore} is not null`),
  ],
);

/**
 * Last report of a learner over all items: time since then counts once, for the window that reports
 * first.
 */
export const studyClock = pgTable('study_clock', {
  personId: ofPerson().primaryKey(),
  coursewareId: integer().notNull(),
  heardAt: moment().notNull(),
  /** The same of the item before this one. */
  elsewhereAt: moment(),
});

/**
 * The one permanent answer to a question inside a film. The question belongs to a wing above this
 * one; `version` tells its wording, 0 if the question was gone.
 */
export const filmAnswer = pgTable(
  'film_answer',
  {
    personId: ofPerson(),
    coursewareId: integer()
      .notNull()
      .references(() => courseware.id, cascade),
    questionId: integer().notNull(),
    version: smallint().notNull(),
    given: text().array().notNull(),
    /** From 0 to 1; null where it would have to be marked by a teacher. */
    share: real(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.coursewareId, table.questionId] }),
    index('film_answer_of_courseware').on(table.coursewareId),
  ],
);

export type FilmAnswerRow = typeof filmAnswer.$inferSelect;
export type CourseLearnerRow = typeof courseLearner.$inferSelect;
export type CoursewareProgressRow = typeof coursewareProgress.$inferSelect;
