import type { Screen } from './screen';

const forAdmins = { layout: 'workplace', needsLogin: true, isFor: 'platformAdmin' } as const;

export const manageScreens: readonly Screen[] = [
  { path: '/manage', ...forAdmins, page: () => import('../pages/manage/ManagePage') },
  { path: '/manage/orders', ...forAdmins, page: () => import('../pages/manage/orders/OrdersPage') },
  {
    path: '/manage/orders/detail',
    ...forAdmins,
    page: () => import('../pages/manage/orders/detail/OrderDetailPage'),
  },
  { path: '/manage/codes', ...forAdmins, page: () => import('../pages/manage/codes/CodesPage') },
  {
    path: '/manage/revenue',
    ...forAdmins,
    page: () => import('../pages/manage/revenue/RevenuePage'),
  },
  {
    path: '/manage/reconcile',
    ...forAdmins,
    page: () => import('../pages/manage/reconcile/ReconcilePage'),
  },
  {
    path: '/manage/reconcile/detail',
    ...forAdmins,
    page: () => import('../pages/manage/reconcile/detail/ReconciledDayPage'),
  },
  {
    path: '/manage/invoices',
    ...forAdmins,
    page: () => import('../pages/manage/invoices/InvoicesPage'),
  },
  {
    path: '/manage/cloudteach',
    ...forAdmins,
    page: () => import('../pages/manage/cloudteach/CloudTeachApplicationsPage'),
  },
  {
    path: '/manage/coupons',
    ...forAdmins,
    page: () => import('../pages/manage/coupons/CouponsPage'),
  },
  { path: '/manage/plans', ...forAdmins, page: () => import('../pages/manage/plans/PlansPage') },
  { path: '/manage/prices', ...forAdmins, page: () => import('../pages/manage/prices/PricesPage') },
  { path: '/manage/shelf', ...forAdmins, page: () => import('../pages/manage/shelf/ShelfPage') },
  { path: '/manage/ads', ...forAdmins, page: () => import('../pages/manage/ads/AdsPage') },
  {
    path: '/manage/outline',
    ...forAdmins,
    page: () => import('../pages/manage/outline/OutlinePage'),
  },
  { path: '/manage/offers', ...forAdmins, page: () => import('../pages/manage/offers/OffersPage') },
  {
    path: '/manage/moderation',
    ...forAdmins,
    page: () => import('../pages/manage/moderation/ModerationPage'),
  },
  { path: '/manage/words', ...forAdmins, page: () => import('../pages/manage/words/WordsPage') },
  {
    path: '/manage/licences',
    ...forAdmins,
    page: () => import('../pages/manage/licences/LicencesPage'),
  },
  {
    path: '/manage/schools',
    ...forAdmins,
    page: () => import('../pages/manage/schools/SchoolsPage'),
  },
  {
    path: '/manage/people',
    ...forAdmins,
    page: () => import('../pages/manage/people/PeoplePage'),
  },
  {
    path: '/manage/people/detail',
    ...forAdmins,
    page: () => import('../pages/manage/people/detail/PersonPage'),
  },
  { path: '/manage/mutes', ...forAdmins, page: () => import('../pages/manage/mutes/MutesPage') },
  { path: '/manage/jobs', ...forAdmins, page: () => import('../pages/manage/jobs/JobsPage') },
  {
    path: '/manage/retention',
    ...forAdmins,
    page: () => import('../pages/manage/retention/RetentionPage'),
  },
  { path: '/manage/audit', ...forAdmins, page: () => import('../pages/manage/audit/AuditPage') },
];
