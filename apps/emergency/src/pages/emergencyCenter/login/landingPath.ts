import type { EmergencyRole } from '@cheese/domain/codes/emergency/centre';
import { safeBackPath } from '@cheese/domain/rules/site/backPath';
import { mayManage } from '@cheese/domain/rules/emergency/emergencyRole';
import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { paths } from '../../../paths';

/** Both sites may share a domain; all other paths belong to the main site. */
function isOurs(path: string) {
  const pathname = `${pathnameOf(path).toLowerCase()}/`;
  return pathname.startsWith(`${paths.home().toLowerCase()}/`);
}

/** Target after signing in: the page before the login, or else the home of the role. */
export function landingPath(role: EmergencyRole | undefined, backPath: string | null): string {
  const back = safeBackPath(backPath);
  if (back !== null && isOurs(back)) return back;
  return role && mayManage(role) ? paths.system.home() : paths.home();
}
