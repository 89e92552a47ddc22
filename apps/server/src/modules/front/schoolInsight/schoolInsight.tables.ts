import type { RiskRule } from '@cheese/domain/codes/front/schoolInsight';
import { date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { term } from '../../people/organisation/term.tables';

/*
 * Figures of schools are read from these sums instead of from all that people did. A job makes them
 * from the facts; every day can be made anew. Lines of the roll stand for people, so that what
 * somebody did stays counted when their account is gone.
 */

const ofSchool = () =>
  integer()
    .notNull()
    .references(() => organisation.id, cascade);
const ofTerm = () =>
  integer()
    .notNull()
    .references(() => term.id, cascade);
const ofMember = () =>
  integer()
    .notNull()
    .references(() => membership.id, cascade);

const results = {
  exams: integer().notNull().default(0),
  graded: integer().notNull().default(0),
  passed: integer().notNull().default(0),
  certificates: integer().notNull().default(0),
};

/** How far a school is counted. */
export const insightSchool = pgTable('insight_school', {
  organisationId: ofSchool().primaryKey(),
  countedAt: moment().notNull(),
  /** The first day that is counted. */
  fromDay: date().notNull(),
});

/** What a learner did on a day, in all and of each course. */
export const insightDay = pgTable(
  'insight_day',
  {
    organisationId: ofSchool(),
    day: date().notNull(),
    membershipId: ofMember(),
    /** 0 for everything together. */
    courseId: integer().notNull(),
    studiedS: integer().notNull().default(0),
    /** What was begun or handed in; a day without any is no active day. */
    acts: integer().notNull().default(0),
    ...results,
  },
  (table) => [
    primaryKey({
      columns: [table.organisationId, table.day, table.membershipId, table.courseId],
    }),
    index('insight_day_of_member').on(table.membershipId, table.day),
  ],
);

/** A learner's term. Departments and classes are copies, made anew with each count. */
export const insightMember = pgTable(
  'insight_member',
  {
    termId: ofTerm(),
    membershipId: ofMember(),
    departmentId: integer(),
    classId: integer(),
    activeDays: integer().notNull().default(0),
    lastActiveOn: date(),
    studiedS: integer().notNull().default(0),
    ...results,
    failedInRow: integer().notNull().default(0),
    classMedianS: integer(),
    risks: smallint().array().$type<RiskRule[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.membershipId] }),
    index('insight_member_of_member').on(table.membershipId),
    index('insight_member_of_class').on(table.termId, table.classId),
  ],
);

/** The weeks of a term by department and class, which add up. */
export const insightWeek = pgTable(
  'insight_week',
  {
    termId: ofTerm(),
    week: smallint().notNull(),
    /** 0 for none. */
    departmentId: integer().notNull(),
    classId: integer().notNull(),
    active: integer().notNull(),
    studiedS: integer().notNull(),
    ...results,
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.week, table.departmentId, table.classId] }),
  ],
);

/** What a learner did in a course over a term. */
export const insightCourse = pgTable(
  'insight_course',
  {
    termId: ofTerm(),
    courseId: integer().notNull(),
    membershipId: ofMember(),
    activeDays: integer().notNull(),
    studiedS: integer().notNull(),
    ...results,
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.courseId, table.membershipId] }),
    index('insight_course_of_member').on(table.membershipId, table.termId),
  ],
);

export type InsightMemberRow = typeof insightMember.$inferSelect;
