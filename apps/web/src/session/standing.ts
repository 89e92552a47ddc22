import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';

/** What somebody has to be for a page; whoever runs a school may do what its teachers do. */
export type Standing = 'platformAdmin' | 'schoolAdmin' | 'teacher' | 'maker';

export function stands({ isPlatformAdmin, orgUserRole }: CompleteUserInfo['user'], as: Standing) {
  const role = orgUserRole?.code;
  if (as === 'platformAdmin') return isPlatformAdmin;
  // Whoever runs the platform makes its courses, also where they teach at no school.
  if (as === 'maker' && isPlatformAdmin) return true;
  const isAdmin = role === roleCodes.schoolAdmin;
  return isAdmin || (as !== 'schoolAdmin' && role === roleCodes.teacher);
}
