import type { patientLevels } from '@cheese/domain/codes/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { PatientReport } from '@cheese/domain/contract/training/shapes/patientSight';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** A virtual patient. What a card shows stands beside the case, so that a list loads none. */
export const patientCase = pgTable(
  'patient_case',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** For whose people alone it is; null where it is for everybody. */
    organisationId: integer().references(() => organisation.id, cascade),
    /** A withdrawn case can be neither begun nor continued. */
    isShown: boolean().notNull().default(true),
    version: smallint().notNull(),
    title: text().notNull(),
    complaint: text().notNull(),
    field: text().notNull(),
    level: smallint().$type<keyof typeof patientLevels>().notNull(),
    minutes: smallint().notNull(),
    of: jsonb().$type<PatientCase>().notNull(),
  },
  (table) => [index('patient_case_of_school').on(table.organisationId, table.id)],
);

/** A learner's run; its state is computed from the steps. */
export const patientRun = pgTable(
  'patient_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => patientCase.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** Version of the case at the start. */
    version: smallint().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    points: smallint(),
    report: jsonb().$type<PatientReport>(),
  },
  (table) => [
    index('patient_run_of_person').on(table.personId, table.caseId, table.id.desc()),
    uniqueIndex('patient_run_under_way')
      .on(table.personId, table.caseId)
      .where(sql`${table.finishedAt} is null`),
  ],
);

export const patientStep = pgTable(
  'patient_step',
  {
    runId: integer()
      .notNull()
      .references(() => patientRun.id, cascade),
    number: smallint().notNull(),
    deed: jsonb().$type<PatientDeed>().notNull(),
    /** The patient's answers in order, if they differ from the catalogue's. */
    spoken: jsonb().$type<string[]>(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

export type PatientRunRow = typeof patientRun.$inferSelect;
export type PatientCaseRow = typeof patientCase.$inferSelect;
