import { sql } from 'drizzle-orm';
import type { Person } from '../../../plugins/access';
import { drill, type DrillRow } from './drill.tables';

/** With whose eyes drills are looked at: who belongs to a school sees its own beside everybody's. */
export interface Eyes {
  readonly school: number | null;
}

export const eyesOf = (person: Person | null): Eyes => ({ school: person?.organisationId ?? null });

/** Of what is withdrawn, or another school's, nobody learns that it is there. */
export const isSeen = (
  { organisationId, isShown }: Pick<DrillRow, 'organisationId' | 'isShown'>,
  { school }: Eyes,
) => isShown && (organisationId === null || organisationId === school);

/** The same for a list, of which `school` is an input. */
export const isSeenBy = sql`(${drill.isShown} and (${drill.organisationId} is null or ${drill.organisationId} = ${sql.placeholder('school')}))`;
