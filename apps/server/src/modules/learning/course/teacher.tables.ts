import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { course } from './course.tables';

/** A teacher's public profile; an account is optional. */
export const teacher = pgTable(
  'teacher',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The account behind the profile, if any. */
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    /** Null where they are the platform's. */
    organisationId: integer().references(() => organisation.id),
    name: text().notNull(),
    avatar: text().notNull().default(''),
    /** Their own: 教授, 主任医师. */
    rank: text().notNull(),
    worksAt: text().notNull(),
    introduction: text().notNull(),
  },
  (table) => [
    index('teacher_of_org').on(table.organisationId, table.id),
    index('teacher_of_person').on(table.personId),
  ],
);

export const courseTeacher = pgTable(
  'course_teacher',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    teacherId: integer()
      .notNull()
      .references(() => teacher.id, { onDelete: 'cascade' }),
    place: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.teacherId] }),
    index('course_teacher_turned').on(table.teacherId, table.courseId),
  ],
);

export type TeacherRow = typeof teacher.$inferSelect;
