import { and, type Column, eq, isNull, or, type Placeholder } from 'drizzle-orm';
import type { Person } from '../../../plugins/access';
import { isMadeFor, type Owned } from './ownership';

/** The viewer's permissions on a list: the public entries, and those of their school. */
export interface Eyes {
  readonly school: number | null;
}

export const eyesOf = (person: Person | null): Eyes => ({ school: person?.organisationId ?? null });

/** Withdrawn material and another school's is reported as not found. */
export const isShownTo = ({ isShown, ...owned }: Owned & { isShown: boolean }, { school }: Eyes) =>
  isShown && isMadeFor(owned, { organisationId: school });

/** The same for a list; `school` may be an input of a statement that is kept. */
export const shownTo = (
  { organisationId, isShown }: { organisationId: Column; isShown: Column },
  school: number | null | Placeholder,
) => and(eq(isShown, true), or(isNull(organisationId), eq(organisationId, school)));
