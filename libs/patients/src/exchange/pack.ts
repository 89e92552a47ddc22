import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

/** The version of the file format. */
export const FORMAT = 1;

export const exportCase = (of: PatientCase) =>
  JSON.stringify({ format: FORMAT, case: of }, null, 2);

/** The same without whitespace, for storage and transfer. */
export const packCase = (of: PatientCase) => JSON.stringify({ format: FORMAT, case: of });

/** Without validation: for files that the server has already validated. */
export const unpackCase = (file: string): PatientCase =>
  (JSON.parse(file) as { case: PatientCase }).case;
