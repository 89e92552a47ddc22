import type { JoinedBy, TeachingRole } from '@cheese/domain/codes/school/teachingClasses';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { membership } from './member.tables';
import { organisation } from './organisation.tables';
import { term } from './term.tables';

/** A teaching class (教学班): those who take a course together in a term. */
export const teachingClass = pgTable(
  'teaching_class',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => term.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    /** As the school calls it; which course of ours it is stands with the course. */
    courseName: text().notNull(),
    /** Learners join by it; null while joining is closed. */
    code: text().unique('teaching_class_code'),
    createdAt: moment().notNull(),
    /** Raised with each change, so that an outdated form is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('teaching_class_name').on(table.termId, table.courseName, table.name),
    index('teaching_class_of_school').on(table.organisationId, table.id),
  ],
);

/** Somebody's time in a teaching class. Who comes back gets a new row, so that moments stay. */
export const teachingPlace = pgTable(
  'teaching_place',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teachingClassId: integer()
      .notNull()
      .references(() => teachingClass.id, { onDelete: 'cascade' }),
    membershipId: integer()
      .notNull()
      .references(() => membership.id, { onDelete: 'cascade' }),
    role: smallint().$type<TeachingRole>().notNull(),
    /** An assistant sees marks only where this is given. */
    seesMarks: boolean().notNull().default(false),
    by: smallint().$type<JoinedBy>().notNull(),
    joinedAt: moment().notNull(),
    leftAt: moment(),
  },
  (table) => [
    uniqueIndex('teaching_place_now')
      .on(table.teachingClassId, table.membershipId)
      .where(sql`${table.leftAt} is null`),
    index('teaching_place_by_role')
      .on(table.teachingClassId, table.role, table.id)
      .where(sql`${table.leftAt} is null`),
    index('teaching_place_of_member').on(table.membershipId, table.teachingClassId),
  ],
);

export type TeachingClassRow = typeof teachingClass.$inferSelect;
