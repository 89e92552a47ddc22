import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** Something that may be done only so often, each time that it was: all nodes count together. */
export const attempt = pgTable(
  'attempt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('attempt_of_key').on(table.key, table.at), index('attempt_at').on(table.at)],
);
