import type { AuditAct, AuditField } from '@cheese/domain/codes/people/audit';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../person/person.tables';

/** How something was, in the words that people read of it. */
export type AuditFacts = Partial<Record<AuditField, string>>;

/** What was done by whom, to what and whom: written once, which the database sees to itself. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    byPersonId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    act: text().$type<AuditAct>().notNull(),
    /** What it was done to: the number of an order, the name of a batch. */
    about: text().notNull(),
    toPersonId: integer().references(() => person.id, { onDelete: 'restrict' }),
    before: jsonb().$type<AuditFacts>().notNull(),
    after: jsonb().$type<AuditFacts>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_entry_at').on(table.at),
    index('audit_entry_by').on(table.byPersonId, table.id),
    index('audit_entry_to').on(table.toPersonId, table.id),
  ],
);
