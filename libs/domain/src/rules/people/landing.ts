import { neighbourPaths } from '../../codes/people/neighbours';
import { roleCodes } from '../../codes/people/roles';
import { safeBackPath } from '../site/backPath';

type MaybeRole = number | null | undefined;

const home = (role: MaybeRole) => {
  if (role == null) return '/';
  if (role === roleCodes.schoolAdmin) return neighbourPaths.universityAdmin;
  if (role === roleCodes.teacher) return neighbourPaths.university;
  return neighbourPaths.universityStudy;
};

/** The page after signing in: the previous page, or else the start page of the role. */
export const landingPath = (role: MaybeRole, backPath: string | null | undefined): string =>
  safeBackPath(backPath) ?? home(role);
