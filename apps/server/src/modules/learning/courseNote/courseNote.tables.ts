import type { NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { PicturePoint } from '@cheese/domain/place/place';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import { course, courseware } from '../course/course.tables';

/** A private note on a course, or on a second or page of an item. */
export const courseNote = pgTable(
  'course_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    coursewareId: integer().references(() => courseware.id, { onDelete: 'set null' }),
    position: integer(),
    /** Position in the page's picture or in a mind map. */
    point: jsonb().$type<PicturePoint>(),
    html: text().$type<PassedText>().notNull(),
    /** The words in it, to be searched. */
    words: text().$type<PassedText>().notNull(),
    visibility: smallint().$type<NoteVisibility>().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** Start of moderation of a public note. */
    heldAt: moment(),
  },
  (table) => [
    index('course_note_of_person').on(table.personId, table.courseId, table.id),
    index('course_note_of_course').on(table.courseId, table.visibility, table.id),
  ],
);

export type CourseNoteRow = typeof courseNote.$inferSelect;
