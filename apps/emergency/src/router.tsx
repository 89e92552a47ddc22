import { makeLoadPage } from '@cheese/ui/parts/makeLoadPage';
import { RouteErrorPage } from '@cheese/ui/feedback/RouteErrorPage';
import type { RouteObject } from 'react-router-dom';
import { type Audience, audiences, Guard } from './features/guard/Guard';
import { EmergencyFrame } from './layouts/EmergencyFrame';
import { type LayoutName, layouts } from './layouts/layouts';
import { orReload } from './loading/orReload';
import { Root } from './Root';
import type { Screen } from './routes';

const loadPage = makeLoadPage(orReload);

/** Converts the route table for the router: one branch per layout and audience. */
export function toRoutes(screens: readonly Screen[]): RouteObject[] {
  const names = Object.keys(layouts) as LayoutName[];
  const branches = names.flatMap((name) =>
    audiences.map((audience) => branchOf(screens, name, audience)),
  );
  const withScreens = branches.filter(({ children }) => children.length > 0);
  return [{ Component: Root, ErrorBoundary: RouteErrorPage, children: withScreens }];
}

/**
 * The guard is outside of the layout, so a user without permission does not see the layout either.
 */
function branchOf(screens: readonly Screen[], name: LayoutName, audience: Audience) {
  const Layout = layouts[name];
  const element = (
    <Guard audience={audience} Frame={EmergencyFrame}>
      <Layout />
    </Guard>
  );
  const isHere = (screen: Screen) => screen.layout === name && screen.audience === audience;
  return { element, children: screens.filter(isHere).map(toRoute) };
}

/** Each page has an error boundary, so the layout around it stays. */
const toRoute = ({ path, page }: Screen): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadPage(page) }),
  ErrorBoundary: RouteErrorPage,
  HydrateFallback: () => null,
});
