import type {
  CertificateKind,
  CertificateTemplate,
} from '@cheese/domain/codes/people/certificates';
import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

/** Names are copied at the time of the award and never updated. */
export const certificate = pgTable(
  'certificate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('certificate_number'),
    kind: text().$type<CertificateKind>().notNull(),
    /** Id of the course or other item, by `kind`; the certificate outlives it. */
    subjectId: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id),
    /** Null where the platform gave it. */
    organisationId: integer().references(() => organisation.id),
    /** Counts on with each one that replaces an expired one. */
    round: smallint().notNull().default(1),
    name: text().notNull(),
    itemName: text().notNull(),
    orgName: text().notNull(),
    template: smallint().$type<CertificateTemplate>().notNull(),
    issuedAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment(),
    revokeReason: text(),
    revokedBy: integer().references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('certificate_once').on(table.kind, table.subjectId, table.personId, table.round),
    index('certificate_of_person').on(table.personId),
    index('certificate_of_org').on(table.organisationId, table.id),
  ],
);

export type CertificateRow = typeof certificate.$inferSelect;
