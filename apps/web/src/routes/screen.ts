import type { ComponentType } from 'react';
import type { LayoutName } from '../layouts/layouts';
import type { RequiredRole } from '../session/requiredRole';

/** One screen: its path, the frame around it, and its page, which loads when it is visited. */
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

/** A screen of the specification that waits to be built. */
export const coming = (layout: LayoutName, path: string): Screen => ({
  path,
  layout,
  page: comingPage,
});
