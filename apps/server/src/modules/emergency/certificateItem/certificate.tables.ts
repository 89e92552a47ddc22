import type { GroundState } from '@cheese/domain/codes/emergency/centre';
import type { CertificateTemplate } from '@cheese/domain/codes/people/certificates';
import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';

export type Conditions = CertificateItem['conditions'];

/** A certificate that an organisation offers, with its conditions. */
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
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [index('emergency_certificate_item_of_org').on(table.organisationId, table.id)],
);

export type CertificateItemRow = typeof emergencyCertificateItem.$inferSelect;
