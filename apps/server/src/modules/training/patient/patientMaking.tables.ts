import type { patientLevels } from '@cheese/domain/codes/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
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
import { patientCase } from './patient.tables';

const cascade = { onDelete: 'cascade' } as const;
const orNobody = { onDelete: 'set null' } as const;
const moment = () => timestamp({ withTimezone: true }).notNull();

/** A virtual patient as it is being written; learners meet the one that was published of it. */
export const patientMaking = pgTable(
  'patient_making',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    caseId: integer()
      .unique()
      .references(() => patientCase.id, orNobody),
    title: text().notNull(),
    field: text().notNull(),
    level: smallint().$type<keyof typeof patientLevels>().notNull(),
    of: jsonb().$type<PatientCase>().notNull(),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    /** Last published version; 0 before the first publication. */
    version: smallint().notNull().default(0),
    publishedEdition: integer(),
    createdBy: integer().references(() => person.id, orNobody),
    updatedAt: moment(),
  },
  (table) => [index('patient_making_of_owner').on(table.organisationId, table.updatedAt.desc())],
);

/** A published version; open runs continue with the one they began. */
export const patientVersion = pgTable(
  'patient_version',
  {
    makingId: integer()
      .notNull()
      .references(() => patientMaking.id, cascade),
    version: smallint().notNull(),
    title: text().notNull(),
    of: jsonb().$type<PatientCase>().notNull(),
    publishedBy: integer().references(() => person.id, orNobody),
    publishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.makingId, table.version] })],
);
