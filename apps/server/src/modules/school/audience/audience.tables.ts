import type { AudienceKind } from '@cheese/domain/codes/school/audiences';
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { department } from '../../people/organisation/department.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { teachingClass } from '../../people/organisation/teachingClass.tables';

/** The people something is meant for; the thing refers to it. */
export const audience = pgTable('audience', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<AudienceKind>().notNull(),
  /** Null where it is the platform's. */
  organisationId: integer().references(() => organisation.id, cascade),
  /** Join code, for an audience that anyone with the code may join. */
  code: text().unique(),
  createdAt: moment().notNull(),
});

/** A person who was chosen, or who joined by code. */
export const audienceMember = pgTable(
  'audience_member',
  {
    audienceId: integer()
      .notNull()
      .references(() => audience.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    joinedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.audienceId, table.personId] }),
    index('audience_member_turned').on(table.personId, table.audienceId),
  ],
);

/** A group of a school that an audience names, one of these: whoever joins it later is included. */
export const audienceGroup = pgTable(
  'audience_group',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    audienceId: integer()
      .notNull()
      .references(() => audience.id, cascade),
    /** With all below it. */
    departmentId: integer().references(() => department.id, cascade),
    year: smallint(),
    classId: integer().references(() => schoolClass.id, cascade),
    teachingClassId: integer().references(() => teachingClass.id, cascade),
  },
  (table) => [
    unique('audience_group_once')
      .on(table.audienceId, table.departmentId, table.year, table.classId, table.teachingClassId)
      .nullsNotDistinct(),
    index('audience_group_of_year').on(table.year),
    index('audience_group_of_class').on(table.classId),
    index('audience_group_of_teaching_class').on(table.teachingClassId),
    index('audience_group_of_department').on(table.departmentId),
  ],
);

export type AudienceRow = typeof audience.$inferSelect;
