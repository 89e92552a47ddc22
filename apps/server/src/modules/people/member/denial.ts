import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { findSchoolOfSession } from '../session/session.door';
import { selectSuspendedSchools } from './suspended.store';

/**
 * Why somebody may not do something: the school that they signed in to, or the one that they have,
 * is suspended, or they simply may not.
 */
export async function denialOf(db: Db, { id, sessionId, organisationId }: Person) {
  const suspended = await selectSuspendedSchools(db, id);
  if (suspended.length === 0) return 'access.denied';
  const chosen = await findSchoolOfSession(db, sessionId);
  const isAboutIt = suspended.some(({ mainOrgId }) => mainOrgId === chosen);
  return organisationId === null || isAboutIt ? 'school.suspended' : 'access.denied';
}
