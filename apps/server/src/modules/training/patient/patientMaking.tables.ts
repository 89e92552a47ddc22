import type { patientLevels } from '@cheese/domain/codes/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, orNobody } from '../../../db/columns';
import { makingColumns, versionColumns } from '../graphMaking/graphMaking.columns';
import { patientCase } from './patient.tables';

/** A virtual patient as it is being written; learners meet the one that was published of it. */
export const patientMaking = pgTable(
  'patient_making',
  {
    ...makingColumns,
    caseId: integer()
      .unique()
      .references(() => patientCase.id, orNobody),
    field: text().notNull(),
    level: smallint().$type<keyof typeof patientLevels>().notNull(),
    of: jsonb().$type<PatientCase>().notNull(),
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
    ...versionColumns,
    of: jsonb().$type<PatientCase>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.makingId, table.version] })],
);
