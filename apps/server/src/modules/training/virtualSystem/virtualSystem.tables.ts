import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';

/** A system of virtual simulation of a school's own, to which its people are led. */
export const virtualSystem = pgTable(
  'virtual_system',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    place: smallint().notNull().default(0),
    name: text().notNull(),
    description: text().notNull().default(''),
    logo: text().notNull().default(''),
    url: text().notNull(),
  },
  (table) => [index('virtual_system_of_school').on(table.organisationId, table.place)],
);
