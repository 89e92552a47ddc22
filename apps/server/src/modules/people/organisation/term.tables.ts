import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from './organisation.tables';

/** A term of a school. Once archived, its teaching classes can be read and no longer changed. */
export const term = pgTable(
  'term',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    startsOn: date().notNull(),
    /** The last day, a school day as well. */
    endsOn: date().notNull(),
    archivedAt: moment(),
    /** Raised with each change, so that an outdated form is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [unique('term_name').on(table.organisationId, table.name)],
);

export type TermRow = typeof term.$inferSelect;
