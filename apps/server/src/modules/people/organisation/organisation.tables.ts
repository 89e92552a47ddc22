import type { ServiceName } from '@cheese/domain/calls/services';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** A school of the main site, or a welfare centre of the emergency one. */
export const organisation = pgTable(
  'organisation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    service: text().$type<ServiceName>().notNull().default('main'),
    name: text().notNull(),
    /** A file name with default.png in it stands for none. */
    logo: text().notNull().default('default.png'),
    shortName: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Shown behind the school's initial where it has no logo; null for the product's own. */
    colour: text(),
    /** Raised with each change, so that an outdated form is refused. */
    version: integer().notNull().default(1),
    /** While suspended, its members are people of no school. */
    suspendedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('organisation_centre_name')
      .on(table.name)
      .where(sql`${table.service} = 'emergency'`),
  ],
);

export type OrganisationRow = typeof organisation.$inferSelect;
