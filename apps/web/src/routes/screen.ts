import type { ComponentType } from 'react';
import type { LayoutName } from '../layouts/layouts';
import type { RequiredRole } from '../session/requiredRole';

export interface Screen {
  path: string;
  layout: LayoutName;
  page: () => Promise<{ default: ComponentType }>;
  /** A visitor gets the login prompt instead, and comes back afterwards. */
  needsLogin?: true;
  /** Required role; other users get a not-found page. */
  isFor?: RequiredRole;
}

/** Placeholder for pages that are not built yet; docs/routes.md marks them. */
export const comingPage = () => import('../pages/coming/ComingPage');

/** A screen of the specification that is not built yet. */
export const coming = (layout: LayoutName, path: string): Screen => ({
  path,
  layout,
  page: comingPage,
});
