import { neighbourPaths } from '../../codes/people/neighbours';
import { roleCodes } from '../../codes/people/roles';

type MaybeRole = number | null | undefined;

/** An entry of the user menu; each but the divider is also the key of its text in `messages`. */
export type UserMenuEntry =
  | keyof typeof roleLinks
  | 'platformManage'
  | 'divider'
  | 'orderCenter'
  | 'personalSettings'
  | 'helpCenter'
  | 'logOut';

/** The targets of the entries that depend on the role. */
export const roleLinks = {
  universityAdmin: neighbourPaths.universityAdmin,
  teachingManagement: neighbourPaths.university,
  myCourse: neighbourPaths.universityCourses,
  myStudy: neighbourPaths.universityStudy,
  myClassroom: '/mycourse/myclassroom',
} as const;

const worksAt: Record<number, UserMenuEntry[]> = {
  [roleCodes.schoolAdmin]: ['universityAdmin', 'myCourse'],
  [roleCodes.teacher]: ['teachingManagement', 'myCourse'],
};

/**
 * The user menu from top to bottom. School staff get their links first and no study entries;
 * platform administrators get the administration before everything else.
 */
export const userMenu = (role: MaybeRole, isPlatformAdmin = false): UserMenuEntry[] => {
  const work = role == null ? undefined : worksAt[role];
  const isDivided = isPlatformAdmin || (role != null && role !== roleCodes.learner);
  return [
    ...(isPlatformAdmin ? (['platformManage'] as const) : []),
    ...(work ?? []),
    ...(isDivided ? (['divider'] as const) : []),
    ...(work ? [] : (['myStudy', 'myClassroom'] as const)),
    'orderCenter',
    'personalSettings',
    'helpCenter',
    'logOut',
  ];
};
