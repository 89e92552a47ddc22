import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { messages } from '@cheese/domain/texts/messages';
import { paths } from '../../paths';
import { texts } from './texts';

export interface HeaderLink {
  label: string;
  href: string;
}

/** Links of the main header; the others are in 更多. */
export const mainLinks: readonly HeaderLink[] = [
  { label: messages.home, href: paths.home() },
  { label: messages.cloudCourse, href: paths.course.home() },
  { label: messages.morphology, href: paths.morphology() },
  { label: messages.testingCenter, href: paths.testingCenter() },
];

export const tabLinks: readonly HeaderLink[] = [
  { label: messages.home, href: paths.home() },
  { label: texts.cloudClassroom, href: paths.myClassroom() },
  { label: messages.testingCenter, href: paths.testingCenter() },
  { label: messages.morphology, href: paths.morphology() },
  { label: texts.universityCourses, href: neighbourPaths.universityCourses },
  { label: texts.cloudTeaching, href: paths.cloudteach() },
];

/** By priority: in a narrow bar the last ones move to 更多. */
export const productLinks: readonly HeaderLink[] = [
  {
    label: texts.medicalCourses,
    href: paths.productList({ productType: commodityTypeCodes.course }),
  },
  { label: texts.specimens, href: paths.productList({ productType: commodityTypeCodes.specimen }) },
  { label: texts.questionBank, href: paths.productList({ productType: commodityTypeCodes.bank }) },
  { label: texts.simulation, href: paths.simulation.list() },
  { label: texts.anatomy, href: paths.anatomy() },
  { label: messages.firstAidDrill, href: paths.firstAidDrillSystem() },
  { label: texts.freeZone, href: paths.freeZone() },
  { label: texts.clinical, href: neighbourPaths.clinical },
];

/** Entries of 更多 in the main header. */
export const moreLinks: readonly HeaderLink[] = [
  { label: texts.freeZone, href: paths.freeZone() },
  { label: messages.realTimeInfo, href: paths.realTimeInfo.list() },
  { label: texts.cloudTeaching, href: paths.cloudteach() },
  { label: messages.emergencyTitle, href: paths.emergencyCenter() },
  { label: texts.contest, href: neighbourPaths.contestLogin },
  { label: texts.clinical, href: neighbourPaths.clinicalLogin },
  { label: texts.download, href: paths.download() },
];

/** Default query parameters: /productList without a `productType` lists courses. */
const unsaid: Partial<Record<string, string>> = { productType: '1' };

/** True if an address is the link's own or below it; its query must match. */
export function leadsHere(
  href: string,
  { pathname, search }: { pathname: string; search: string },
) {
  const [path = '', query = ''] = href.split('?');
  const asked = new URLSearchParams(search);
  const isAsked = [...new URLSearchParams(query)].every(
    ([key, value]) => (asked.get(key) ?? unsaid[key]) === value,
  );
  const isBelow = path !== '/' && pathname.startsWith(path.replace(/\/?$/, '/'));
  return (pathname === path || isBelow) && isAsked;
}
