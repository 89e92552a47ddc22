import type { GivableRight, GrantKind } from '@cheese/domain/codes/school/schoolRights';
import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { department } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';

/** A role of a school's own, such as the academic office (教务): a named set of rights. */
export const schoolRole = pgTable(
  'school_role',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    name: text().notNull(),
    rights: text().array().$type<GivableRight[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [unique('school_role_name').on(table.organisationId, table.name)],
);

/** A role that a member has besides the one on the roll. */
export const schoolGrant = pgTable(
  'school_grant',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    membershipId: integer()
      .notNull()
      .references(() => membership.id, cascade),
    kind: smallint().$type<GrantKind>().notNull(),
    /** Of a department's head. */
    departmentId: integer().references(() => department.id, cascade),
    /** Of an office. */
    roleId: integer().references(() => schoolRole.id, cascade),
    grantedAt: moment().notNull(),
  },
  (table) => [
    unique('school_grant_once')
      .on(table.membershipId, table.departmentId, table.roleId)
      .nullsNotDistinct(),
    index('school_grant_of_department').on(table.departmentId),
    index('school_grant_of_role').on(table.roleId),
  ],
);
