import type { ComponentType } from 'react';

/**
 * The layouts named in the specification, and one for the workplace; the emergency site has its
 * own. Each is loaded with its first page, so that the login page does not load headers.
 */
export const layouts = {
  default: () => import('./DefaultLayout'),
  head: () => import('./HeadLayout'),
  headVirtualOrder: () => import('./HeadVirtualOrderLayout'),
  headSliderFooter: () => import('./HeadSliderFooterLayout'),
  empty: () => import('./EmptyLayout'),
  firstAidDrill: () => import('./FirstAidDrillLayout'),
  morphology: () => import('./MorphologyLayout'),
  none: () => import('./NoneLayout'),
  orderCenter: () => import('./OrderCenterLayout'),
  testingCenter: () => import('./TestingCenterLayout'),
  workplace: () => import('./workplace/WorkplaceLayout'),
  colleges: () => import('./CollegesLayout'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export type LayoutName = keyof typeof layouts;
