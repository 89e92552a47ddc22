import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type LayoutName, layouts } from './layouts/layouts';
import { RouteErrorPage } from '@cheese/ui/feedback/RouteErrorPage';
import { behindLogin } from './features/loginPrompt/NeedsLogin';
import { orReload } from './orReload';
import { Root } from './Root';
import type { Screen } from './routes/screen';

type Load = () => Promise<{ default: ComponentType }>;

/** Turns the route table into what the router understands: one branch per layout. */
export function toRoutes(screens: readonly Screen[]): RouteObject[] {
  const names = Object.keys(layouts) as LayoutName[];
  const branches = names.map((name) => ({
    ...loading(layouts[name]),
    children: screens.filter(({ layout }) => layout === name).map(toRoute),
  }));
  const withScreens = branches.filter(({ children }) => children.length > 0);
  return [{ Component: Root, ErrorBoundary: RouteErrorPage, children: withScreens }];
}

/** Each page falls alone: the frame around it stays. */
const toRoute = ({ path, page, needsLogin }: Screen): RouteObject => ({
  path,
  ...loading(page, needsLogin ? behindLogin : undefined),
  ErrorBoundary: RouteErrorPage,
});

const loading = (load: Load, dress = (Component: ComponentType) => Component) => ({
  lazy: async () => ({ Component: dress((await orReload(load)).default) }),
  HydrateFallback: () => null,
});
