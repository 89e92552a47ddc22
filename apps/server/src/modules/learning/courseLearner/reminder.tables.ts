import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';

/**
 * Last reminder for a course; a separate table, as a learner who has not begun has no other row.
 */
export const courseReminder = pgTable(
  'course_reminder',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    remindedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.personId] })],
);
