import type { ServiceName } from '@cheese/domain/calls/services';
import type { Role } from '@cheese/domain/codes/people/roles';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { person } from '../person/person.tables';

/** A school of the main site, or a welfare centre of the emergency one. */
export const organisation = pgTable(
  'organisation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    service: text().$type<ServiceName>().notNull().default('main'),
    name: text().notNull(),
    /** A file name with default.png in it stands for none. */
    logo: text().notNull().default('default.png'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('organisation_centre_name')
      .on(table.name)
      .where(sql`${table.service} = 'emergency'`),
  ],
);

/**
 * A line of an organisation's roll. The person is null until the line is claimed; the account is
 * their sign-in name there, with a password of its own.
 */
export const membership = pgTable(
  'membership',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    role: smallint().$type<Role>().notNull(),
    account: text(),
    number: text(),
    name: text().notNull(),
  },
  (table) => [
    unique('membership_account').on(table.organisationId, table.account),
    unique('membership_person').on(table.organisationId, table.personId),
    index('membership_by_account').on(table.account),
    index('membership_by_person').on(table.personId),
  ],
);

export type OrganisationRow = typeof organisation.$inferSelect;
