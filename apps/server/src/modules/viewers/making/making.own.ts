import type { MakingShelf, MakingState } from '@cheese/domain/codes/viewers/making';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';

/** Whose things somebody makes: a school's number, or null for the platform's. */
export interface Owner {
  readonly organisationId: number | null;
}

const isTeaching = ({ roles, organisationId }: Person) =>
  organisationId !== null && (roles.includes('teacher') || roles.includes('schoolAdmin'));

export function ownerOf(person: Person, shelf: MakingShelf | undefined): Owner {
  const wanted = shelf ?? (isTeaching(person) ? 'school' : 'platform');
  const organisationId = wanted === 'school' ? person.organisationId : null;
  return isOn(wanted, { organisationId }, person) ? { organisationId } : refuse('access.denied');
}

function isOn(shelf: MakingShelf, { organisationId }: Owner, person: Person): boolean {
  if (shelf === 'platform') return person.roles.includes('platformAdmin');
  return isTeaching(person) && organisationId === person.organisationId;
}

/** Whether somebody may change what is there. */
export const isOwn = (owner: Owner, person: Person) =>
  isOn(owner.organisationId === null ? 'platform' : 'school', owner, person);

interface Standing {
  version: number;
  edition: number;
  publishedEdition: number | null;
}

/** Whether learners see what is made, and whether it is what stands there. */
export function stateOf(
  { version, edition, publishedEdition }: Standing,
  isShown: boolean,
): MakingState {
  if (version === 0) return 'draft';
  if (!isShown) return 'withdrawn';
  return edition === publishedEdition ? 'published' : 'changed';
}
