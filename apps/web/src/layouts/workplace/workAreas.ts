import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { paths } from '../../paths';
import { hasRole } from '../../session/requiredRole';
import { texts } from './texts';

interface WorkArea {
  href: string;
  name: string;
}

export interface Workplace {
  name: string;
  areas: readonly [WorkArea, ...WorkArea[]];
}

const ofPlatform: Workplace = {
  name: texts.manage,
  areas: [
    { href: paths.manage.home(), name: texts.overview },
    { href: paths.manage.orders(), name: texts.orders },
    { href: paths.manage.codes(), name: texts.codes },
    { href: paths.manage.revenue(), name: texts.revenue },
    { href: paths.manage.reconcile(), name: texts.reconcile },
    { href: paths.manage.invoices(), name: texts.invoices },
    { href: paths.manage.coupons(), name: texts.coupons },
    { href: paths.manage.plans(), name: texts.plans },
    { href: paths.manage.prices(), name: texts.prices },
    { href: paths.manage.shelf(), name: texts.shelf },
    { href: paths.manage.ads(), name: texts.ads },
    { href: paths.manage.outline(), name: texts.outline },
    { href: paths.manage.offers(), name: texts.offers },
    { href: paths.manage.cloudTeach(), name: texts.cloudTeach },
    { href: paths.univ.courses(), name: texts.platformCourses },
    { href: paths.univ.media(), name: texts.platformMedia },
    { href: paths.univ.slides(), name: texts.platformSlides },
    { href: paths.univ.models(), name: texts.platformModels },
    { href: paths.univ.slideFindings(), name: texts.slideFindings },
    { href: paths.univ.slideReports(), name: texts.slideReports },
    { href: paths.univ.simulations(), name: texts.platformSimulations },
    { href: paths.univ.drills(), name: texts.platformDrills },
    { href: paths.univ.patients(), name: texts.platformPatients },
    { href: paths.manage.moderation(), name: texts.moderation },
    { href: paths.manage.words(), name: texts.words },
    { href: paths.manage.mutes(), name: texts.mutes },
    { href: paths.manage.jobs(), name: texts.jobs },
    { href: paths.manage.audit(), name: texts.audit },
  ],
};

/** Areas for teachers and their school administrators. */
const made: readonly WorkArea[] = [
  { href: paths.univ.teachingClasses(), name: texts.teachingClasses },
  { href: paths.univ.courses(), name: texts.courses },
  { href: paths.univ.courseQuestions(), name: texts.questions },
  { href: paths.univ.media(), name: texts.media },
  { href: paths.univ.slides(), name: texts.slides },
  { href: paths.univ.models(), name: texts.models },
  { href: paths.univ.simulations(), name: texts.simulations },
  { href: paths.univ.drills(), name: texts.drills },
  { href: paths.univ.patients(), name: texts.patients },
  { href: paths.univ.slideFindings(), name: texts.slideFindings },
  { href: paths.univ.slideReports(), name: texts.slideReports },
  { href: paths.univ.banks(), name: texts.banks },
  { href: paths.univ.papers(), name: texts.papers },
  { href: paths.univ.exams(), name: texts.exams },
];

/** Staff can learn as well. */
const study: WorkArea = { href: neighbourPaths.universityStudy, name: texts.study };

const ofTeachers: Workplace = {
  name: texts.teaching,
  areas: [{ href: paths.univ.home(), name: texts.overview }, ...made, study],
};

const ofSchool: Workplace = {
  name: texts.school,
  areas: [
    { href: neighbourPaths.universityAdmin, name: texts.overview },
    { href: paths.univ.terms(), name: texts.terms },
    ...made,
    study,
  ],
};

const ofLearners: Workplace = {
  name: texts.study,
  areas: [study],
};

const makers = [
  paths.univ.courses(),
  paths.univ.media(),
  paths.univ.slides(),
  paths.univ.models(),
  paths.univ.simulations(),
  paths.univ.drills(),
  paths.univ.patients(),
];

/** The workplace of an address; entries without permission are left out. */
export function workplaceOf(user: CompleteUserInfo['user'], pathname: string): Workplace {
  const isPlatform = isUnder(paths.manage.home(), cleared(pathname));
  if (isPlatform && hasRole(user, 'platformAdmin')) return ofPlatform;
  if (hasRole(user, 'schoolAdmin')) return ofSchool;
  if (hasRole(user, 'teacher')) return ofTeachers;
  // A platform administrator who teaches at no school makes the platform's courses, and stays in
  // the platform's workplace.
  const isMaking = makers.some((href) => isUnder(href, cleared(pathname)));
  return isMaking && hasRole(user, 'platformAdmin') ? ofPlatform : ofLearners;
}

/** The entry under which a page stands: the longest that its address begins with. */
export function areaOfPath(areas: readonly WorkArea[], pathname: string): string | undefined {
  const path = cleared(pathname);
  const under = areas.map(({ href }) => href).filter((href) => isUnder(href, path));
  return under.sort((a, b) => b.length - a.length)[0];
}

const cleared = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

const isUnder = (href: string, path: string) => path === href || path.startsWith(`${href}/`);
