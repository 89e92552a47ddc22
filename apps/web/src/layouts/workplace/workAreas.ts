import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import type { SchoolRights } from '../../features/schoolRights/useSchoolRights';
import { paths } from '../../paths';
import { hasRole } from '../../session/requiredRole';
import { texts } from './texts';

interface WorkArea {
  href: string;
  name: string;
}

/** Without a name the entries are shown without a heading. */
export interface WorkGroup {
  name?: string;
  areas: readonly WorkArea[];
}

export interface Workplace {
  name: string;
  home: string;
  groups: readonly WorkGroup[];
}

const ofPlatform: Workplace = {
  name: texts.manage,
  home: paths.manage.home(),
  groups: [
    { areas: [{ href: paths.manage.home(), name: texts.overview }] },
    {
      name: texts.trade,
      areas: [
        { href: paths.manage.orders(), name: texts.orders },
        { href: paths.manage.codes(), name: texts.codes },
        { href: paths.manage.revenue(), name: texts.revenue },
        { href: paths.manage.reconcile(), name: texts.reconcile },
        { href: paths.manage.invoices(), name: texts.invoices },
        { href: paths.manage.coupons(), name: texts.coupons },
      ],
    },
    {
      name: texts.goods,
      areas: [
        { href: paths.manage.plans(), name: texts.plans },
        { href: paths.manage.prices(), name: texts.prices },
        { href: paths.manage.shelf(), name: texts.shelf },
        { href: paths.manage.ads(), name: texts.ads },
        { href: paths.manage.outline(), name: texts.outline },
      ],
    },
    {
      name: texts.schools,
      areas: [
        { href: paths.manage.schools(), name: texts.schoolList },
        { href: paths.manage.people(), name: texts.users },
        { href: paths.manage.licences(), name: texts.licenceList },
        { href: paths.manage.offers(), name: texts.offers },
        { href: paths.manage.cloudTeach(), name: texts.cloudTeach },
      ],
    },
    {
      name: texts.platformResources,
      areas: [
        { href: paths.univ.courses(), name: texts.platformCourses },
        { href: paths.univ.media(), name: texts.platformMedia },
        { href: paths.univ.slides(), name: texts.platformSlides },
        { href: paths.univ.models(), name: texts.platformModels },
        { href: paths.univ.slideFindings(), name: texts.slideFindings },
        { href: paths.univ.slideReports(), name: texts.slideReports },
        { href: paths.univ.simulations(), name: texts.platformSimulations },
        { href: paths.univ.drills(), name: texts.platformDrills },
        { href: paths.univ.patients(), name: texts.platformPatients },
      ],
    },
    {
      name: texts.community,
      areas: [
        { href: paths.manage.moderation(), name: texts.moderation },
        { href: paths.manage.words(), name: texts.words },
        { href: paths.manage.mutes(), name: texts.mutes },
      ],
    },
    {
      name: texts.system,
      areas: [
        { href: paths.manage.jobs(), name: texts.jobs },
        { href: paths.manage.retention(), name: texts.retention },
        { href: paths.manage.audit(), name: texts.audit },
      ],
    },
  ],
};

/** Groups for teachers and their school administrators. */
const made: readonly WorkGroup[] = [
  {
    name: texts.resources,
    areas: [
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
    ],
  },
  {
    name: texts.testing,
    areas: [
      { href: paths.univ.banks(), name: texts.banks },
      { href: paths.univ.papers(), name: texts.papers },
      { href: paths.univ.exams(), name: texts.exams },
    ],
  },
];

/** Staff can learn as well. */
const study: WorkArea = { href: neighbourPaths.universityStudy, name: texts.study };

type Opened = WorkArea & { isOpen: (rights: SchoolRights) => boolean };

const to = (right: SchoolRight) => (rights: SchoolRights) => rights.has(right);

/** Entries of a school by group, each with the rights that it requires. */
const ofSchoolItself: readonly { name: string; areas: readonly Opened[] }[] = [
  {
    name: texts.roll,
    areas: [
      {
        href: paths.univ.departments(),
        name: texts.departments,
        // Teachers see people, but cannot change departments.
        isOpen: (rights) =>
          to('viewPeople')(rights) && (to('structure')(rights) || to('editPeople')(rights)),
      },
      { href: paths.univ.people(), name: texts.people, isOpen: to('viewPeople') },
      { href: paths.univ.schoolImport(), name: texts.import, isOpen: to('importPeople') },
      { href: paths.univ.schoolClasses(), name: texts.classes, isOpen: to('viewPeople') },
    ],
  },
  {
    name: texts.inTerm,
    areas: [
      { href: paths.univ.terms(), name: texts.terms, isOpen: to('terms') },
      {
        href: paths.univ.teachingClasses(),
        name: texts.teachingClasses,
        isOpen: to('viewTeaching'),
      },
      { href: paths.univ.schoolNotices(), name: texts.schoolNotices, isOpen: to('notices') },
      { href: paths.univ.insight(), name: texts.insight, isOpen: to('insight') },
    ],
  },
  {
    name: texts.ofSchool,
    areas: [
      { href: paths.univ.schoolProfile(), name: texts.profile, isOpen: to('profile') },
      { href: paths.univ.schoolRoles(), name: texts.roles, isOpen: to('roles') },
      { href: paths.univ.licences(), name: texts.licences, isOpen: to('licences') },
      { href: paths.univ.schoolAudit(), name: texts.audit, isOpen: to('audit') },
    ],
  },
];

const schoolGroups = (rights: SchoolRights): readonly WorkGroup[] =>
  ofSchoolItself
    .map(({ name, areas }) => ({ name, areas: areas.filter(({ isOpen }) => isOpen(rights)) }))
    .filter(({ areas }) => areas.length > 0);

const overviewOf = (href: string): WorkArea => ({ href, name: texts.overview });
const mine: WorkGroup = { name: texts.mine, areas: [study] };

const ofTeachers = (rights: SchoolRights): Workplace => ({
  name: texts.teaching,
  home: paths.univ.home(),
  groups: [{ areas: [overviewOf(paths.univ.home())] }, ...schoolGroups(rights), ...made, mine],
});

const ofSchool = (rights: SchoolRights): Workplace => ({
  name: texts.school,
  home: neighbourPaths.universityAdmin,
  groups: [
    { areas: [overviewOf(neighbourPaths.universityAdmin)] },
    ...schoolGroups(rights),
    ...made,
    mine,
  ],
});

const ofLearners = (rights: SchoolRights): Workplace => ({
  name: texts.study,
  home: study.href,
  groups: [{ areas: [study] }, ...schoolGroups(rights)],
});

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
export function workplaceOf(
  user: CompleteUserInfo['user'],
  pathname: string,
  rights: SchoolRights,
): Workplace {
  const isPlatform = isUnder(paths.manage.home(), cleared(pathname));
  if (isPlatform && hasRole(user, 'platformAdmin')) return ofPlatform;
  if (hasRole(user, 'schoolAdmin')) return ofSchool(rights);
  if (hasRole(user, 'teacher')) return ofTeachers(rights);
  // A platform administrator who teaches at no school makes the platform's courses, and stays in
  // the platform's workplace.
  const isMaking = makers.some((href) => isUnder(href, cleared(pathname)));
  return isMaking && hasRole(user, 'platformAdmin') ? ofPlatform : ofLearners(rights);
}

/** Address of the current entry: the longest one that the path begins with. */
export function areaOfPath(groups: readonly WorkGroup[], pathname: string): string | undefined {
  const path = cleared(pathname);
  const under = groups
    .flatMap(({ areas }) => areas)
    .map(({ href }) => href)
    .filter((href) => isUnder(href, path));
  return under.sort((a, b) => b.length - a.length)[0];
}

const cleared = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

const isUnder = (href: string, path: string) => path === href || path.startsWith(`${href}/`);
