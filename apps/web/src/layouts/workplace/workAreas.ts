import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { paths } from '../../paths';
import { texts } from './texts';

interface WorkArea {
  href: string;
  name: string;
}

/** What is there to be managed, in the order of the menu. */
const ofPlatform: readonly WorkArea[] = [
  { href: paths.manage.home(), name: texts.overview },
  { href: paths.manage.orders(), name: texts.orders },
  { href: paths.manage.codes(), name: texts.codes },
  { href: paths.manage.revenue(), name: texts.revenue },
  { href: paths.manage.reconcile(), name: texts.reconcile },
  { href: paths.manage.invoices(), name: texts.invoices },
  { href: paths.manage.coupons(), name: texts.coupons },
  { href: paths.manage.plans(), name: texts.plans },
  { href: paths.manage.prices(), name: texts.prices },
  { href: paths.manage.audit(), name: texts.audit },
];

/** What of it is open to somebody. */
export const workAreasOf = (user: CompleteUserInfo['user'] | undefined): readonly WorkArea[] =>
  user?.isPlatformAdmin ? ofPlatform : [];

/** The entry under which a page stands: the longest that its address begins with. */
export function areaOfPath(areas: readonly WorkArea[], pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const isUnder = (href: string) => path === href || path.startsWith(`${href}/`);
  const under = areas.map(({ href }) => href).filter(isUnder);
  return under.sort((a, b) => b.length - a.length)[0];
}
