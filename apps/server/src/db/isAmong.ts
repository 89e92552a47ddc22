import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Like `inArray`, but the ids are found first and once, whatever the planner thinks of them. */
export const isAmong = (column: PgColumn, ids: SQLWrapper) =>
  sql<boolean>`${column} = any(array(${ids}))`;
