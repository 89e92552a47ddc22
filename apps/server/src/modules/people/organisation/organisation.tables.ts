import type { ServiceName } from '@cheese/domain/calls/services';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Where everything of it is now; it stays closed and empty, and only its log is left. */
    mergedIntoId: integer().references((): AnyPgColumn => organisation.id, {
      onDelete: 'restrict',
    }),
    mergedAt: moment(),
    /** Names the press of a button that merged it: the same one again changes nothing. */
    mergeKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('organisation_centre_name')
      .on(table.name)
      .where(sql`${table.service} = 'emergency'`),
    check(
      'organisation_merged',
      sql`${table.mergedIntoId} is null or (${table.suspendedAt} is not null and ${table.mergedAt} is not null and ${table.mergedIntoId} <> ${table.id})`,
    ),
  ],
);

export type OrganisationRow = typeof organisation.$inferSelect;
