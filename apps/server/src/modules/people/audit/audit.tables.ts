import type { AuditAct, AuditField } from '@cheese/domain/codes/people/audit';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

/** The audited fields, as shown to administrators. */
export type AuditFacts = Partial<Record<AuditField, string>>;

/** Append-only; a database trigger prevents changes. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    byPersonId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    act: text().$type<AuditAct>().notNull(),
    /** Label of the target, such as an order number or a batch name. */
    about: text().notNull(),
    toPersonId: integer().references(() => person.id, { onDelete: 'restrict' }),
    before: jsonb().$type<AuditFacts>().notNull(),
    after: jsonb().$type<AuditFacts>().notNull(),
    at: moment().notNull(),
    /** The school that it concerns and that may read it; null for the platform's own. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'restrict' }),
    /** The network address, with its end hidden. */
    address: text(),
  },
  (table) => [
    index('audit_entry_at').on(table.at),
    index('audit_entry_of_school').on(table.organisationId, table.id),
    index('audit_entry_of_school_act').on(table.organisationId, table.act, table.id),
    index('audit_entry_by').on(table.byPersonId, table.id),
    index('audit_entry_to').on(table.toPersonId, table.id),
  ],
);
