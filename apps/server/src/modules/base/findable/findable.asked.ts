import { asc, gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FindableAsked } from './findable.shapes';

/** Query parts for the rows a source is asked for: by id, or the next ones after an id. */
export const requestedRows = (id: AnyPgColumn, asked: FindableAsked) => ({
  isAsked: 'ids' in asked ? inArray(id, [...asked.ids]) : gt(id, asked.after),
  inOrder: asc(id),
  most: 'ids' in asked ? asked.ids.length : asked.limit,
});
