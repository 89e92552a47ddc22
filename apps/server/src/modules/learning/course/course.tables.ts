import type { CompletionRule } from '@cheese/domain/codes/learning/completionRules';
import {
  coursewareTypeCodes,
  type CoursewareType,
} from '@cheese/domain/codes/learning/coursewareTypes';
import type { CourseType } from '@cheese/domain/codes/shop/products';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { literal } from '../../../db/literal';
import { audience } from '../../school/audience/audience.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { media } from '../mediaFile/media.tables';
import type { CoursewareContent } from './courseware.content';

/** A course. On sale it is a commodity of type 1 with its number; a school's own is for an audience. */
export const course = pgTable(
  'course',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null where it is the platform's. */
    organisationId: integer().references(() => organisation.id),
    /** Set for a school's course; access to a platform course depends on its commodity. */
    audienceId: integer().references(() => audience.id),
    courseType: smallint().$type<CourseType>().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    cover: text().notNull(),
    /** A film that everybody may see. */
    trailerId: integer().references(() => media.id),
    html: text().notNull().default(''),
    goals: text().array().notNull().default([]),
    forWhom: text().notNull().default(''),
    /** Percentage of the counted items needed for the certificate; null for none. */
    certificateShare: smallint(),
    /** True if items that learners mark as done themselves count for the certificate. */
    countsByHand: boolean().notNull().default(false),
    /** Optimistic lock: incremented with each change. */
    edition: integer().notNull().default(1),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    editedAt: moment().notNull(),
    /** From when on it is open; null while it is made. A moment to come is a schedule. */
    publishedAt: moment(),
    withdrawnAt: moment(),
    copiedFrom: integer().references((): AnyPgColumn => course.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('course_of_org').on(table.organisationId, table.id),
    index('course_of_audience').on(table.audienceId),
    index('course_of_trailer').on(table.trailerId),
  ],
);

/** A group of the directory; `pid` is the one above it. */
export const courseChapter = pgTable(
  'course_chapter',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, cascade),
    pid: integer().references((): AnyPgColumn => courseChapter.id, cascade),
    place: smallint().notNull(),
    title: text().notNull(),
    html: text().notNull().default(''),
    /** Counts on with every change of its words. */
    edition: integer().notNull().default(1),
    /** The chapter that it is a copy of, by which it is known again; that one may be gone. */
    copiedFrom: integer(),
    /** Taken out of the directory: it is there for notes and progress alone, and can come back. */
    removedAt: moment(),
  },
  (table) => [index('course_chapter_of_course').on(table.courseId, table.place)],
);

/** One item of the directory. What it holds goes by its type. */
export const courseware = pgTable(
  'courseware',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, cascade),
    chapterId: integer()
      .notNull()
      .references(() => courseChapter.id, cascade),
    place: smallint().notNull(),
    type: smallint().$type<CoursewareType>().notNull(),
    title: text().notNull(),
    durationS: integer(),
    isTrial: boolean().notNull().default(false),
    rule: text().$type<CompletionRule>().notNull(),
    content: jsonb().$type<CoursewareContent>().notNull(),
    /** The film or document in it. */
    mediaId: integer().references(() => media.id),
    /** Optimistic lock: incremented with each change. */
    edition: integer().notNull().default(1),
    /** The item that it is a copy of, as with a chapter. */
    copiedFrom: integer(),
    /** Its teachers alone see it. */
    isHidden: boolean().notNull().default(false),
    /** Taken out of the directory, as a chapter is. */
    removedAt: moment(),
    /** Items that learners see and that count. */
    isShown: boolean()
      .notNull()
      .generatedAlwaysAs(sql`not is_hidden and removed_at is null`),
  },
  (table) => [
    index('courseware_of_course').on(table.courseId, table.id),
    index('courseware_of_chapter').on(table.chapterId, table.place),
    index('courseware_of_media').on(table.mediaId),
    // By which courses a slide is lent.
    index('courseware_of_slide')
      .using('gin', sql`(${table.content} -> 'slideIds') jsonb_path_ops`)
      .where(sql`${table.type} = ${literal(coursewareTypeCodes.slide)}`),
    // By which courses an exam is lent.
    index('courseware_of_exam')
      .on(sql`((${table.content} -> 'thingIds' ->> 0)::int)`)
      .where(sql`${table.type} = ${literal(coursewareTypeCodes.exam)}`),
  ],
);

export type CourseRow = typeof course.$inferSelect;
export type CourseChapterRow = typeof courseChapter.$inferSelect;
export type CoursewareRow = typeof courseware.$inferSelect;
