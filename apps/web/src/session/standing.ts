import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';

/** What somebody has to be for a page; whoever runs a school may do what its teachers do. */
export type Standing = 'platformAdmin' | 'schoolAdmin' | 'teacher';

export function stands({ isPlatformAdmin, orgUserRole }: CompleteUserInfo['user'], as: Standing) {
  const role = orgUserRole?.code;
  if (as === 'platformAdmin') return isPlatformAdmin;
  const isAdmin = role === roleCodes.schoolAdmin;
  return isAdmin || (as === 'teacher' && role === roleCodes.teacher);
}
