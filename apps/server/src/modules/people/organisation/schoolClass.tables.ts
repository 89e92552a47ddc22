import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../person/person.tables';
import { department } from './department.tables';
import { organisation } from './organisation.tables';

/** An administrative class (行政班): the learners of a year who entered together. */
export const schoolClass = pgTable(
  'school_class',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    departmentId: integer().references(() => department.id, { onDelete: 'restrict' }),
    /** The year of entry. */
    year: smallint().notNull(),
    name: text().notNull(),
    /** The head teacher (班主任). */
    teacherId: integer().references(() => person.id, { onDelete: 'set null' }),
    archivedAt: moment(),
    /** Raised with each change, so that an outdated form is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('school_class_name').on(table.organisationId, table.year, table.name),
    index('school_class_of_department').on(table.departmentId),
    index('school_class_of_teacher')
      .on(table.teacherId)
      .where(sql`${table.teacherId} is not null`),
  ],
);

export type SchoolClassRow = typeof schoolClass.$inferSelect;
