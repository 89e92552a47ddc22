import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';

/** A school asks to teach with the platform. Where it stands follows from its moments. */
export const teachApplication = pgTable(
  'teach_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The signed-in applicant; null for a visitor. */
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    name: text().notNull(),
    organisation: text().notNull(),
    position: text().notNull(),
    /** Proven by a code. */
    phone: text().notNull(),
    message: text().notNull(),
    appliedAt: moment().notNull(),
    contactedAt: moment(),
    openedAt: moment(),
    declinedAt: moment(),
    withdrawnAt: moment(),
    reason: text(),
  },
  (table) => [
    // Allows one open application for each phone.
    uniqueIndex('teach_application_under_way')
      .on(table.phone)
      .where(sql`coalesce(${table.openedAt}, ${table.declinedAt}, ${table.withdrawnAt}) is null`),
    index('teach_application_of_phone').on(table.phone, table.id),
    index('teach_application_of_person').on(table.personId, table.id),
  ],
);

export type TeachApplicationRow = typeof teachApplication.$inferSelect;
