import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type LayoutName, layouts } from './layouts/layouts';
import { RouteErrorPage } from '@cheese/ui/feedback/RouteErrorPage';
import { Root } from './Root';
import type { Screen } from './routes';

/** Turns the route table into what the router understands: one branch per layout. */
export function toRoutes(screens: readonly Screen[]): RouteObject[] {
  const names = Object.keys(layouts) as LayoutName[];
  const branches = names.map((name) => ({
    Component: layouts[name],
    children: screens.filter(({ layout }) => layout === name).map(toRoute),
  }));
  const withScreens = branches.filter(({ children }) => children.length > 0);
  return [{ Component: Root, ErrorBoundary: RouteErrorPage, children: withScreens }];
}

/** Each page falls alone: the frame around it stays. */
const toRoute = ({ path, page }: Screen): RouteObject => ({
  path,
  lazy: async (): Promise<{ Component: ComponentType }> => ({ Component: (await page()).default }),
  ErrorBoundary: RouteErrorPage,
  HydrateFallback: () => null,
});
