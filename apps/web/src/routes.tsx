import type { ComponentType } from 'react';
import type { LayoutName } from './layouts/layouts';

/** One screen: its path, the frame around it, and its page, which loads when it is visited. */
export interface Screen {
  path: string;
  layout: LayoutName;
  page: () => Promise<{ default: ComponentType }>;
}

export const screens: readonly Screen[] = [
  { path: '/', layout: 'default', page: () => import('./pages/home/HomePage') },
  {
    path: '/realTimeInfo',
    layout: 'default',
    page: () => import('./pages/realTimeInfo/RealTimeInfoPage'),
  },
  {
    path: '/realTimeInfo/detail',
    layout: 'default',
    page: () => import('./pages/realTimeInfo/detail/RealTimeInfoDetailPage'),
  },
  { path: '/login', layout: 'empty', page: () => import('./pages/login/LoginPage') },
  {
    path: '/agreement/user',
    layout: 'default',
    page: () => import('./pages/agreement/user/AgreementUserPage'),
  },
  {
    path: '/agreement/privacy',
    layout: 'default',
    page: () => import('./pages/agreement/privacy/AgreementPrivacyPage'),
  },
  { path: '/univ/*', layout: 'default', page: () => import('./pages/univ/UnivPage') },
  { path: '/error', layout: 'default', page: () => import('./pages/error/ErrorPage') },
  { path: '*', layout: 'default', page: () => import('./pages/error/NotFoundPage') },
];

/** For developers only: what the library of parts looks like, in each of its states. */
export const developerScreens: readonly Screen[] = [
  { path: '/dev/gallery', layout: 'empty', page: () => import('./pages/dev/gallery/GalleryPage') },
];
