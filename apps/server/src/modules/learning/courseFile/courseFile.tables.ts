import { and, isNull } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import type { Person } from '../../../plugins/access';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';

/** A course on its way in as one file, until some days after it has come to its end. */
export const courseImport = pgTable(
  'course_import',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Owner of the future course: a school, or null for the platform. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** By which the same file is known again that is chosen once more. */
    fingerprint: text().notNull(),
    /** Storage prefix of the uploaded parts and of the files extracted from them. */
    keyPrefix: text().notNull(),
    partBytes: integer().notNull(),
    /** Last activity of the upload. */
    askedAt: moment().notNull(),
    /** Time when all parts had arrived, and the permissions of the user who confirmed it. */
    arrivedAt: moment(),
    asWhom: jsonb().$type<Pick<Person, 'roles' | 'organisationId'>>(),
    jobId: integer(),
    mediaCount: integer().notNull().default(0),
    endedAt: moment(),
    failure: text(),
    courseId: integer().references(() => course.id, { onDelete: 'set null' }),
    /** Messages about parts that could not be imported. */
    leftOut: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('course_import_once')
      .on(table.personId, table.fingerprint)
      .where(and(isNull(table.arrivedAt), isNull(table.endedAt))!),
    index('course_import_order').on(table.askedAt),
    index('course_import_course').on(table.courseId),
  ],
);

export type CourseImportRow = typeof courseImport.$inferSelect;
