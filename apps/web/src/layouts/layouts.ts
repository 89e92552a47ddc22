import type { ComponentType } from 'react';

/**
 * The frames of the specification, by their names there, and the one of who works here; the
 * emergency site has its own two. Each
 * loads beside the first of its pages, so that the login does not wait for headers.
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
