import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import type { clinicCase } from './clinic.tables';

/** A case as it is kept, with what its card shows beside it. */
export const clinicRow = (of: ClinicCase): typeof clinicCase.$inferInsert => {
  const { key, version, title, field, level, minutes, patient } = of;
  return { key, version, title, field, level, minutes, complaint: patient.complaint, of };
};
