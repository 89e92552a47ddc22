import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { denialOf } from '../../people/member/denial';
import { type Reach, reachOf, type Standing } from './reach';
import { selectStanding } from './rights.store';

/**
 * By the holder of a token as the sessions remember them: for seconds, and not at all once somebody
 * changed their roles on this node.
 */
const standings = new WeakMap<Person, Promise<Standing | null>>();

function standingOf(db: Db, person: Person): Promise<Standing | null> {
  if (person.organisationId === null) return Promise.resolve(null);
  const known = standings.get(person);
  if (known) return known;
  const asked = selectStanding(db, person.id, person.organisationId);
  standings.set(person, asked);
  asked.catch(() => standings.delete(person));
  return asked;
}

/** The same for somebody who does not call: what they may do now. */
export async function findReachOf(
  db: Db,
  { personId, organisationId }: { personId: number; organisationId: number },
  right: SchoolRight,
): Promise<Reach | null> {
  const standing = await selectStanding(db, personId, organisationId);
  return standing && reachOf(standing, right);
}

/** The one question about rights in a school: how far this right of theirs goes. */
export async function findReach(db: Db, person: Person, right: SchoolRight): Promise<Reach | null> {
  const standing = await standingOf(db, person);
  return standing && reachOf(standing, right);
}

export const requireReach = async (db: Db, person: Person, right: SchoolRight): Promise<Reach> =>
  (await findReach(db, person, right)) ?? refuse(await denialOf(db, person));

/** For what is the whole school's: its profile, its terms, its audit log. */
export function requireWhole(reach: Reach): Reach {
  return reach.isWhole ? reach : refuse('access.denied');
}
