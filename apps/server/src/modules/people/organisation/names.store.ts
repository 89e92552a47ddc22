import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { department } from './department.tables';
import { schoolClass } from './schoolClass.tables';

/**
 * For a page of a few lines: looked up for each of them, where a join would read all classes of the
 * school first.
 */
export const classNameOf = (id: PgColumn) =>
  sql<string | null>`(select its.name from ${schoolClass} its where its.id = ${id})`;

export const departmentNameOf = (id: PgColumn) =>
  sql<string | null>`(select its.name from ${department} its where its.id = ${id})`;
