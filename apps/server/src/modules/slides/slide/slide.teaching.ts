import type { Person } from '../../../plugins/access';
import { mayKeep, schoolTaughtBy } from '../../base/ownership/ownership';
import type { SlideAccess } from './slide.access';

/**
 * Whose it is what somebody makes to teach with a slide that they may see: the platform's (null) or
 * a school's; undefined where they teach nobody with it.
 */
export function teachingFor(
  { library }: Pick<SlideAccess, 'library'>,
  person: Person | null,
): number | null | undefined {
  if (!person) return undefined;
  if (mayKeep(library, person)) return library.organisationId;
  return library.organisationId === null ? (schoolTaughtBy(person) ?? undefined) : undefined;
}
