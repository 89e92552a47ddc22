import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';

const cascade = { onDelete: 'cascade' } as const;

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
    remindedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.personId] })],
);
