import { and, eq, isNull, or } from 'drizzle-orm';
import type { Person } from '../../../plugins/access';
import { clinicCase, type ClinicCaseRow } from './clinic.tables';

/** With whose eyes cases are looked at: who belongs to a school sees its own beside everybody's. */
export interface Eyes {
  readonly school: number | null;
}

export const eyesOf = (person: Person | null): Eyes => ({ school: person?.organisationId ?? null });

/** Of what is withdrawn, or another school's, nobody learns that it is there. */
export const isSeen = (
  { organisationId, isShown }: Pick<ClinicCaseRow, 'organisationId' | 'isShown'>,
  { school }: Eyes,
) => isShown && (organisationId === null || organisationId === school);

/** The same for a list. */
export const isSeenBy = ({ school }: Eyes) =>
  and(
    clinicCase.isShown,
    or(
      isNull(clinicCase.organisationId),
      school === null ? undefined : eq(clinicCase.organisationId, school),
    ),
  );
