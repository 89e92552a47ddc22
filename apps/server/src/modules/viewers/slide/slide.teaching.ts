import type { Person } from '../../../plugins/access';
import { isTeaching, type SlideAccess, teaches } from './slide.access';

/**
 * Whose it is what somebody makes to teach with a slide that they may see: the platform's (null) or
 * a school's; undefined where they teach nobody with it.
 */
export function teachingFor(
  { library }: Pick<SlideAccess, 'library'>,
  person: Person | null,
): number | null | undefined {
  if (!person) return undefined;
  if (teaches(library, person)) return library.organisationId;
  const isOfSchool = person.organisationId !== null && isTeaching(person);
  return library.organisationId === null && isOfSchool ? person.organisationId : undefined;
}
