import type { Screen } from './screen';

const forAll = { layout: 'workplace', needsLogin: true } as const;

/** Pages for running a school: structure, people, notices, licences and figures. */
export const schoolScreens: readonly Screen[] = [
  {
    path: '/univ/colleges/school',
    ...forAll,
    isFor: 'schoolAdmin',
    page: () => import('../pages/univ/colleges/school/SchoolPage'),
  },
  {
    path: '/univ/colleges/school/import',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/import/ImportPage'),
  },
  {
    path: '/univ/colleges/school/audit',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/audit/SchoolAuditPage'),
  },
  {
    path: '/univ/colleges/school/notices',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/notices/NoticesPage'),
  },
  {
    path: '/univ/colleges/school/notices/detail',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/notices/detail/NoticePage'),
  },
  {
    path: '/univ/colleges/school/notices/edit',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/notices/edit/EditNoticePage'),
  },
  {
    path: '/univ/colleges/school/licences',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/licences/LicencesPage'),
  },
  {
    path: '/univ/colleges/school/licences/detail',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/licences/detail/LicencePage'),
  },
  {
    path: '/univ/colleges/school/insight',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/insight/InsightPage'),
  },
  {
    path: '/univ/colleges/school/terms',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/terms/TermsPage'),
  },
  {
    path: '/univ/colleges/school/teaching',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/teaching/TeachingPage'),
  },
  {
    path: '/univ/colleges/school/teaching/detail',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/teaching/detail/TeachingClassPage'),
  },
  {
    path: '/univ/colleges/school/teaching/join',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/teaching/join/JoinClassPage'),
  },
  {
    path: '/univ/colleges/school/profile',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/profile/ProfilePage'),
  },
  {
    path: '/univ/colleges/school/departments',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/departments/DepartmentsPage'),
  },
  {
    path: '/univ/colleges/school/classes',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/classes/ClassesPage'),
  },
  {
    path: '/univ/colleges/school/people',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/people/PeoplePage'),
  },
  {
    path: '/univ/colleges/school/people/detail',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/people/detail/PersonPage'),
  },
  {
    path: '/univ/colleges/school/roles',
    ...forAll,
    page: () => import('../pages/univ/colleges/school/roles/RolesPage'),
  },
];
