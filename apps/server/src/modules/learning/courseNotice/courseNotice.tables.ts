import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { notice } from '../../people/notice/notice.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import { course } from '../course/course.tables';

export const courseNotice = pgTable(
  'course_notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    title: text().$type<PassedText>().notNull(),
    text: text().$type<PassedText>().notNull(),
    sentAt: moment().notNull(),
    editedAt: moment(),
    /** Start of moderation; hidden from others while set. */
    heldAt: moment(),
    /** The copy in the learners' message centre. */
    noticeId: integer().references(() => notice.id, { onDelete: 'set null' }),
  },
  (table) => [index('course_notice_of_course').on(table.courseId, table.id)],
);

export type CourseNoticeRow = typeof courseNotice.$inferSelect;
