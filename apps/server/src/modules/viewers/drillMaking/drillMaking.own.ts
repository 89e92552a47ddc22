import type { DrillShelf } from '@cheese/domain/codes/viewers/drillMaking';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { findMaking, type Making } from './drillMaking.store';

export type Asking = Who<'heavy'> & { db: Db };

/** Whose drills somebody makes: a school's number, or null for the platform's. */
export interface Owner {
  readonly organisationId: number | null;
}

const isTeaching = ({ roles, organisationId }: Person) =>
  organisationId !== null && (roles.includes('teacher') || roles.includes('schoolAdmin'));

export function ownerOf(person: Person, shelf: DrillShelf | undefined): Owner {
  const wanted = shelf ?? (isTeaching(person) ? 'school' : 'platform');
  const organisationId = wanted === 'school' ? person.organisationId : null;
  return isOwn({ organisationId }, person, wanted) ? { organisationId } : refuse('access.denied');
}

function isOwn({ organisationId }: Owner, person: Person, shelf: DrillShelf): boolean {
  if (shelf === 'platform') return person.roles.includes('platformAdmin');
  return isTeaching(person) && organisationId === person.organisationId;
}

/** One that somebody may change: only `takeOwn` says so. */
export type OwnMaking = Making & { readonly isOwn: true };

/** Of what is another school's nobody learns that it is there. */
export async function takeOwn(
  db: Db,
  person: Person,
  id: number,
  isHeld = false,
): Promise<OwnMaking> {
  ownerOf(person, undefined);
  const found = await findMaking(db, id, isHeld);
  const shelf = found?.its.organisationId === null ? 'platform' : 'school';
  if (!found || !isOwn(found.its, person, shelf)) return refuse('drillMaking.notFound');
  return { ...found, isOwn: true };
}
