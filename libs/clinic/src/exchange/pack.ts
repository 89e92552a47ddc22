import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';

/** What a case's file says of itself. */
export const FORMAT = 1;

/** A case as a file. */
export const exportCase = (of: ClinicCase) => JSON.stringify({ format: FORMAT, case: of }, null, 2);

/** The same for programs alone, as short as can be. */
export const packCase = (of: ClinicCase) => JSON.stringify({ format: FORMAT, case: of });

/** What a server has looked through before it sent it. */
export const unpackCase = (file: string): ClinicCase =>
  (JSON.parse(file) as { case: ClinicCase }).case;
