import type { clinicLevels } from '@cheese/domain/codes/viewers/clinic';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { clinicCase } from '../clinic/clinic.tables';

const cascade = { onDelete: 'cascade' } as const;
const orNobody = { onDelete: 'set null' } as const;
const moment = () => timestamp({ withTimezone: true }).notNull();

/** A virtual patient as it is being written; learners meet the one that was published of it. */
export const caseMaking = pgTable(
  'case_making',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; null where it is the platform's. */
    organisationId: integer().references(() => organisation.id, cascade),
    caseId: integer()
      .unique()
      .references(() => clinicCase.id, orNobody),
    title: text().notNull(),
    field: text().notNull(),
    level: smallint().$type<keyof typeof clinicLevels>().notNull(),
    of: jsonb().$type<ClinicCase>().notNull(),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    /** Of what was published last; 0 before that. */
    version: smallint().notNull().default(0),
    publishedEdition: integer(),
    createdBy: integer().references(() => person.id, orNobody),
    updatedAt: moment(),
  },
  (table) => [index('case_making_of_owner').on(table.organisationId, table.updatedAt.desc())],
);

/** What was published of one, and when: who is with a patient goes on with the one they began. */
export const caseVersion = pgTable(
  'case_version',
  {
    makingId: integer()
      .notNull()
      .references(() => caseMaking.id, cascade),
    version: smallint().notNull(),
    title: text().notNull(),
    of: jsonb().$type<ClinicCase>().notNull(),
    publishedBy: integer().references(() => person.id, orNobody),
    publishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.makingId, table.version] })],
);
