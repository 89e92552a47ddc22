import type { Person } from '../../../plugins/access';
import { mayEdit, schoolTaughtBy } from '../../base/ownership/ownership';
import type { SlideAccess } from './slide.access';

/**
 * Owner of the teaching material a user may make on a slide: null for the platform, a school id, or
 * undefined if they may not teach with it.
 */
export function teachingFor(
  { library }: Pick<SlideAccess, 'library'>,
  person: Person | null,
): number | null | undefined {
  if (!person) return undefined;
  if (mayEdit(library, person)) return library.organisationId;
  return library.organisationId === null ? (schoolTaughtBy(person) ?? undefined) : undefined;
}
