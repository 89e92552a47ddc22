import type { ComponentType } from 'react';
import type { Audience } from './features/guard/Guard';
import type { LayoutName } from './layouts/layouts';

export interface Screen {
  path: string;
  layout: LayoutName;
  audience: Audience;
  page: () => Promise<{ default: ComponentType }>;
}

const open = { layout: 'emergency', audience: 'open' } as const;
const signedIn = { layout: 'emergency', audience: 'users' } as const;
const managed = { layout: 'system', audience: 'managers' } as const;

export const screens: readonly Screen[] = [
  { ...open, path: '/', page: () => import('./pages/home/HomePage') },
  {
    ...open,
    path: '/emergencyCenter',
    page: () => import('./pages/emergencyCenter/EmergencyCenterPage'),
  },
  {
    path: '/emergencyCenter/login',
    layout: 'empty',
    audience: 'open',
    page: () => import('./pages/emergencyCenter/login/LoginPage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/resource',
    page: () => import('./pages/emergencyCenter/resource/ResourcePage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/quiz',
    page: () => import('./pages/emergencyCenter/quiz/QuizPage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/quiz/result',
    page: () => import('./pages/emergencyCenter/quiz/result/QuizResultPage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/quiz/wrong',
    page: () => import('./pages/emergencyCenter/quiz/wrong/WrongQuestionsPage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/quiz/history',
    page: () => import('./pages/emergencyCenter/quiz/history/QuizHistoryPage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/welfare',
    page: () => import('./pages/emergencyCenter/welfare/WelfarePage'),
  },
  {
    ...signedIn,
    path: '/emergencyCenter/certificate',
    page: () => import('./pages/emergencyCenter/certificate/CertificatePage'),
  },
  {
    ...open,
    path: '/emergencyCenter/verify',
    page: () => import('./pages/emergencyCenter/verify/VerifyPage'),
  },
  {
    ...open,
    path: '/emergencyCenter/verify/:number',
    page: () => import('./pages/emergencyCenter/verify/VerifyPage'),
  },
  {
    ...managed,
    path: '/emergencyCenter/system',
    page: () => import('./pages/emergencyCenter/system/SystemPage'),
  },
  {
    ...managed,
    path: '/emergencyCenter/system/resourceManage',
    page: () => import('./pages/emergencyCenter/system/resourceManage/ResourceManagePage'),
  },
  {
    ...managed,
    path: '/emergencyCenter/system/welfare',
    page: () => import('./pages/emergencyCenter/system/welfare/WelfarePage'),
  },
  {
    ...managed,
    path: '/emergencyCenter/system/learnSituation',
    page: () => import('./pages/emergencyCenter/system/learnSituation/LearnSituationPage'),
  },
  {
    ...managed,
    path: '/emergencyCenter/system/questionManage',
    page: () => import('./pages/emergencyCenter/system/questionManage/QuestionManagePage'),
  },
  {
    ...managed,
    path: '/emergencyCenter/system/people',
    page: () => import('./pages/emergencyCenter/system/people/PeoplePage'),
  },
  { ...open, path: '/error', page: () => import('./pages/error/ErrorPage') },
  { ...open, path: '*', page: () => import('./pages/error/NotFoundPage') },
];
