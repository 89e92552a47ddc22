import type { GroundState } from '@cheese/domain/codes/emergency/centre';
import type { CertificateTemplate } from '@cheese/domain/codes/emergency/welfare';
import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

export type Conditions = CertificateItem['conditions'];

/** What an organisation awards, and for what. */
export const emergencyCertificateItem = pgTable(
  'emergency_certificate_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    name: text().notNull(),
    description: text().notNull(),
    conditions: jsonb().$type<Conditions>().notNull(),
    /** Null: for ever. */
    validDays: integer(),
    template: smallint().$type<CertificateTemplate>().notNull(),
    groundState: smallint().$type<GroundState>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('emergency_certificate_item_of_org').on(table.organisationId, table.id)],
);

/** What was awarded, in the words of the day: later changes to item or person do not reach it. */
export const emergencyCertificate = pgTable(
  'emergency_certificate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('emergency_certificate_number'),
    itemId: integer()
      .notNull()
      .references(() => emergencyCertificateItem.id),
    personId: integer()
      .notNull()
      .references(() => person.id),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    /** Counts on with each one that replaces an expired one. */
    round: smallint().notNull().default(1),
    name: text().notNull(),
    itemName: text().notNull(),
    orgName: text().notNull(),
    template: smallint().$type<CertificateTemplate>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    revokeReason: text(),
    revokedBy: integer().references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('emergency_certificate_once').on(table.itemId, table.personId, table.round),
    index('emergency_certificate_of_person').on(table.personId),
    index('emergency_certificate_of_org').on(table.organisationId, table.id),
  ],
);

export type CertificateItemRow = typeof emergencyCertificateItem.$inferSelect;
export type CertificateRow = typeof emergencyCertificate.$inferSelect;
