import { asc, gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FindableAsked } from './findable.shapes';

/** Which rows a source is asked for, by the column of their numbers: these, or the next ones. */
export const rowsAsked = (id: AnyPgColumn, asked: FindableAsked) => ({
  isAsked: 'ids' in asked ? inArray(id, [...asked.ids]) : gt(id, asked.after),
  inOrder: asc(id),
  most: 'ids' in asked ? asked.ids.length : asked.limit,
});
