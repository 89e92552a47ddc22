import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import { course, courseware } from '../course/course.tables';

const written = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  personId: integer()
    .notNull()
    .references(() => person.id, cascade),
  text: text().$type<PassedText>().notNull(),
  /** Their names in the storage. */
  pictures: text().array().notNull().default([]),
  editedAt: moment(),
  /** Start of moderation; hidden from others while set. */
  heldAt: moment(),
});

export const courseQuestion = pgTable(
  'course_question',
  {
    ...written(),
    courseId: integer()
      .notNull()
      .references(() => course.id, cascade),
    coursewareId: integer().references(() => courseware.id, { onDelete: 'set null' }),
    /** The second of a film, or the page, where it came up. */
    position: integer(),
    title: text().$type<PassedText>().notNull(),
    askedAt: moment().notNull(),
    /** The answer that helped. */
    acceptedId: integer().references((): AnyPgColumn => courseAnswer.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('course_question_of_course').on(table.courseId, table.id),
    index('course_question_of_person').on(table.personId, table.id),
  ],
);

export const courseAnswer = pgTable(
  'course_answer',
  {
    ...written(),
    questionId: integer()
      .notNull()
      .references((): AnyPgColumn => courseQuestion.id, cascade),
    answeredAt: moment().notNull(),
  },
  (table) => [index('course_answer_of_question').on(table.questionId, table.id)],
);

export type CourseQuestionRow = typeof courseQuestion.$inferSelect;
export type CourseAnswerRow = typeof courseAnswer.$inferSelect;
