import type { clinicLevels } from '@cheese/domain/codes/viewers/clinic';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';
import type { ClinicReport } from '@cheese/domain/contract/viewers/clinicSight';
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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

const cascade = { onDelete: 'cascade' } as const;
const moment = () => timestamp({ withTimezone: true });

/** A virtual patient. What a card shows stands beside the case, so that a list loads none. */
export const clinicCase = pgTable(
  'clinic_case',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** For whose people alone it is; null where it is for everybody. */
    organisationId: integer().references(() => organisation.id, cascade),
    /** Nobody begins what is withdrawn, nor goes on with it. */
    isShown: boolean().notNull().default(true),
    version: smallint().notNull(),
    title: text().notNull(),
    complaint: text().notNull(),
    field: text().notNull(),
    level: smallint().$type<keyof typeof clinicLevels>().notNull(),
    minutes: smallint().notNull(),
    of: jsonb().$type<ClinicCase>().notNull(),
  },
  (table) => [index('clinic_case_of_school').on(table.organisationId, table.id)],
);

/** Somebody with a patient. How things stand follows from the steps. */
export const clinicRun = pgTable(
  'clinic_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => clinicCase.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** Of the case that it was begun under. */
    version: smallint().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    points: smallint(),
    report: jsonb().$type<ClinicReport>(),
  },
  (table) => [
    index('clinic_run_of_person').on(table.personId, table.caseId, table.id.desc()),
    uniqueIndex('clinic_run_under_way')
      .on(table.personId, table.caseId)
      .where(sql`${table.finishedAt} is null`),
  ],
);

export const clinicStep = pgTable(
  'clinic_step',
  {
    runId: integer()
      .notNull()
      .references(() => clinicRun.id, cascade),
    number: smallint().notNull(),
    deed: jsonb().$type<ClinicDeed>().notNull(),
    /** What the patient said to it, in order, where it was not the catalogue's words. */
    spoken: jsonb().$type<string[]>(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

export type ClinicRunRow = typeof clinicRun.$inferSelect;
export type ClinicCaseRow = typeof clinicCase.$inferSelect;
