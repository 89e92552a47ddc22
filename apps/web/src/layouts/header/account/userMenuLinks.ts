import { type UserMenuEntry, roleLinks } from '@cheese/domain/rules/people/userMenu';
import { paths } from '../../../paths';
import type { AreaName } from '../../areas';
import { areas } from '../../areas';

type Leading = Exclude<UserMenuEntry, 'divider' | 'logOut'>;

/** Targets of the menu entries; shared pages keep the header of this area. */
export function userMenuLinks(area: AreaName): Record<Leading, string> {
  const { showType } = areas[area];
  const asked = showType && { showType };
  return {
    ...roleLinks,
    platformManage: paths.manage.home(),
    orderCenter: paths.orderCenter({ ...asked }),
    personalSettings: paths.userInfo.profile({ ...(showType && { showType: `${showType}` }) }),
    helpCenter: paths.help({ ...asked }),
  };
}
