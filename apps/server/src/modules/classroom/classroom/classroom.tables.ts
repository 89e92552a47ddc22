import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { teachingClass } from '../../people/organisation/teachingClass.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import { course } from '../../learning/course/course.tables';

/** What a teaching class is taught with; without a row it is taught with nothing yet. */
export const classroom = pgTable(
  'classroom',
  {
    teachingClassId: integer()
      .primaryKey()
      .references(() => teachingClass.id, cascade),
    courseId: integer().references(() => course.id, { onDelete: 'set null' }),
  },
  (table) => [index('classroom_of_course').on(table.courseId)],
);

/** What a learner thinks of a classroom: once, and to be changed. */
export const classEvaluation = pgTable(
  'class_evaluation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teachingClassId: integer()
      .notNull()
      .references(() => teachingClass.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    stars: smallint().notNull(),
    text: text().$type<PassedText>().notNull(),
    evaluatedAt: moment().notNull(),
    /** Teachers read the words only once somebody has looked at them. */
    heldAt: moment(),
  },
  (table) => [
    unique('class_evaluation_once').on(table.teachingClassId, table.personId),
    index('class_evaluation_of_person').on(table.personId),
  ],
);
