import { and, type Column, eq, isNull, or, type Placeholder } from 'drizzle-orm';
import type { Person } from '../../../plugins/access';
import { isMadeFor, type Owned } from './ownership';

/** The viewer's permissions on a list: the public entries, and those of their school. */
export interface ViewerScope {
  readonly school: number | null;
}

export const viewerScopeOf = (person: Person | null): ViewerScope => ({
  school: person?.organisationId ?? null,
});

/** Withdrawn material and another school's is reported as not found. */
export const isVisibleTo = (
  { isShown, ...owned }: Owned & { isShown: boolean },
  { school }: ViewerScope,
) => isShown && isMadeFor(owned, { organisationId: school });

/** The same for a list; `school` may be an input of a statement that is kept. */
export const visibleTo = (
  { organisationId, isShown }: { organisationId: Column; isShown: Column },
  school: number | null | Placeholder,
) => and(eq(isShown, true), or(isNull(organisationId), eq(organisationId, school)));
