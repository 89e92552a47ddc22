import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { runsPlatform } from '../../base/ownership/ownership';
import { findOrg } from './org.store';

/**
 * Managers run their own organisation, platform administrators all of them. Others get the same
 * answer as for something that does not exist.
 */
export const isRunBy = (person: Person, organisationId: number) =>
  runsPlatform(person) || person.organisationId === organisationId;

/** The requested organisation; managers may only name their own. */
export async function requestedOrg(
  db: Db,
  person: Person,
  orgId: number | undefined,
): Promise<number> {
  if (!runsPlatform(person)) {
    const own = ownOrg(person);
    return orgId === undefined || orgId === own ? own : refuse('org.notFound');
  }
  const named = orgId ?? person.organisationId ?? refuse('org.unnamed');
  return (await findOrg(db, named))?.id ?? refuse('org.notFound');
}

/** The trainee's organisation. */
export const ownOrg = ({ organisationId }: Person): number => organisationId ?? refuse('org.none');
