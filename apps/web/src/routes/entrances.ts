import type { Screen } from './screen';

/** Login, agreements, external systems and errors. */
export const entranceScreens: readonly Screen[] = [
  { path: '/login', layout: 'none', page: () => import('../pages/login/LoginPage') },
  {
    path: '/agreement/user',
    layout: 'default',
    page: () => import('../pages/agreement/user/AgreementUserPage'),
  },
  {
    path: '/agreement/privacy',
    layout: 'default',
    page: () => import('../pages/agreement/privacy/AgreementPrivacyPage'),
  },
  {
    path: '/agreement/member',
    layout: 'default',
    page: () => import('../pages/agreement/member/AgreementMemberPage'),
  },
  {
    path: '/emergencyCenter/*',
    layout: 'empty',
    page: () => import('../pages/emergencyCenter/EmergencyCenterPage'),
  },
  { path: '/campaign/*', layout: 'default', page: () => import('../pages/campaign/CampaignPage') },
  {
    path: '/clinical-system/*',
    layout: 'default',
    page: () => import('../pages/clinical-system/ClinicalSystemPage'),
  },
  {
    path: '/clinical-system/case',
    layout: 'default',
    page: () => import('../pages/clinical-system/case/ClinicalCasePage'),
  },
  {
    path: '/clinical-system/bench',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/clinical-system/bench/ClinicalBenchPage'),
  },
  {
    path: '/clinical-system/debrief',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/clinical-system/debrief/ClinicalDebriefPage'),
  },
  { path: '/error', layout: 'default', page: () => import('../pages/error/ErrorPage') },
  { path: '*', layout: 'default', page: () => import('../pages/error/NotFoundPage') },
];
