import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';

/** Role required for a page; a school administrator may do what teachers may. */
export type RequiredRole = 'platformAdmin' | 'schoolAdmin' | 'teacher' | 'maker';

export function hasRole(
  { isPlatformAdmin, orgUserRole }: CompleteUserInfo['user'],
  as: RequiredRole,
) {
  const role = orgUserRole?.code;
  if (as === 'platformAdmin') return isPlatformAdmin;
  // A platform administrator makes platform courses, even without a school.
  if (as === 'maker' && isPlatformAdmin) return true;
  const isAdmin = role === roleCodes.schoolAdmin;
  return isAdmin || (as !== 'schoolAdmin' && role === roleCodes.teacher);
}
