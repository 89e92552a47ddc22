import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { sql } from 'drizzle-orm';
import { type OwnRun as Own, type RunKind, runStore } from '../../base/run/run.door';
import { patientRun, type PatientRunRow, patientStep } from './patient.tables';

const { placeholder } = sql;

/** A step, with the voice's own words if it used any. */
export interface Done {
  deed: PatientDeed;
  spoken: readonly string[] | null;
}

export type OwnRun = Own<PatientRunRow, Done>;

export const patientRuns: RunKind<PatientRunRow, Done> = {
  name: 'patient_run',
  runs: patientRun,
  steps: patientStep,
  slot: ['caseId', 'personId'],
  facts: ['version'],
  read: sql`json_build_object('deed', step.deed, 'spoken', step.spoken)`,
  written: sql`${placeholder('deed')}::jsonb, ${placeholder('spoken')}::jsonb,
    ${placeholder('at')}::timestamptz`,
  inputsOf: ({ deed, spoken }, at) => ({
    deed: JSON.stringify(deed),
    spoken: spoken && JSON.stringify(spoken),
    at: at.toISOString(),
  }),
  failures: { notFound: 'patient.notFound', noRun: 'patient.noRun' },
};

export const store = runStore(patientRuns);
