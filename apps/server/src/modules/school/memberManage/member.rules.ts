import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import type { Reach } from '../rights/reach';

interface Target {
  role: Role;
  /** Whether they have a role besides the one on the roll. */
  isGranted: boolean;
}

/** Whoever could change those with more rights would take their rights. */
export const mayChange = ({ isAdministrator }: Reach, { role, isGranted }: Target) =>
  isAdministrator || (role !== roleCodes.schoolAdmin && !isGranted);

/** A new password opens the account: who teaches keeps theirs from everybody but administrators. */
export const mayResetPassword = (reach: Reach, target: Target) =>
  reach.isAdministrator || (mayChange(reach, target) && target.role === roleCodes.learner);

/** Somebody may be put only where the one who puts them may change people. */
export function mayPlaceIn({ isWhole, departments }: Reach, departmentId: number | null) {
  return isWhole || (departmentId !== null && departments.includes(departmentId));
}
