import type { DepartmentKind } from '@cheese/domain/codes/school/departments';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { organisation } from './organisation.tables';

/** A department or major of a school; they form a tree. */
export const department = pgTable(
  'department',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    parentId: integer().references((): AnyPgColumn => department.id, { onDelete: 'restrict' }),
    kind: smallint().$type<DepartmentKind>().notNull(),
    name: text().notNull(),
    /** Its place among its siblings. */
    position: integer().notNull(),
  },
  (table) => [
    unique('department_name')
      .on(table.organisationId, table.parentId, table.name)
      .nullsNotDistinct(),
    index('department_of_parent').on(table.parentId),
  ],
);

/** Each department with all above it and itself, so that a subtree is one indexed read. */
export const departmentAncestor = pgTable(
  'department_ancestor',
  {
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    ancestorId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.departmentId, table.ancestorId] }),
    index('department_ancestor_turned').on(table.ancestorId, table.departmentId),
  ],
);

export type DepartmentRow = typeof department.$inferSelect;
