import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import type { patientCase } from './patient.tables';

/** A case as it is kept, with what its card shows beside it. */
export const patientRow = (of: PatientCase): typeof patientCase.$inferInsert => {
  const { key, version, title, field, level, minutes, patient } = of;
  return { key, version, title, field, level, minutes, complaint: patient.complaint, of };
};
