import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

/** What a case's file says of itself. */
export const FORMAT = 1;

/** A case as a file. */
export const exportCase = (of: PatientCase) =>
  JSON.stringify({ format: FORMAT, case: of }, null, 2);

/** The same for programs alone, as short as can be. */
export const packCase = (of: PatientCase) => JSON.stringify({ format: FORMAT, case: of });

/** What a server has looked through before it sent it. */
export const unpackCase = (file: string): PatientCase =>
  (JSON.parse(file) as { case: PatientCase }).case;
