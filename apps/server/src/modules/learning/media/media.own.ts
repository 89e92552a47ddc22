import type { MediaShelf } from '@cheese/domain/codes/learning/media';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { findMedia } from './media.manage.store';
import type { MediaRow } from './media.tables';

const isTeaching = ({ roles, organisationId }: Person) =>
  organisationId !== null && (roles.includes('teacher') || roles.includes('schoolAdmin'));

/** Whose films and documents somebody sees: a school's number, or null for the platform's. */
export function ownerOf(person: Person, shelf: MediaShelf | undefined): number | null {
  const wanted = shelf ?? (isTeaching(person) ? 'school' : 'platform');
  if (wanted === 'school')
    return isTeaching(person) ? person.organisationId : refuse('access.denied');
  return person.roles.includes('platformAdmin') ? null : refuse('access.denied');
}

/** Of what is another school's nobody learns that it is there. */
export const isOwn = ({ organisationId }: Pick<MediaRow, 'organisationId'>, person: Person) =>
  organisationId === null
    ? person.roles.includes('platformAdmin')
    : isTeaching(person) && organisationId === person.organisationId;

export async function takeOwn(db: Db, person: Person, mediaId: number) {
  const found = await findMedia(db, mediaId);
  return found && isOwn(found.media, person) ? found : refuse('media.notFound');
}
