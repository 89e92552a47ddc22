import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type LayoutName, layouts } from './layouts/layouts';
import { RouteErrorPage } from '@cheese/ui/feedback/RouteErrorPage';
import { makeLoadPage } from '@cheese/ui/parts/makeLoadPage';
import { orReload } from './loading/orReload';
import { Root } from './Root';
import type { Choice } from './features/choosing/orChoose';
import { choices } from './routes/choices';
import type { Screen } from './routes/screen';
import type { RequiredRole } from './session/requiredRole';

const loadPage = makeLoadPage(orReload);

type Load = () => Promise<{ default: ComponentType }>;

/** One branch per layout, so that the layout stays mounted between its pages. */
export function toRoutes(screens: readonly Screen[]): RouteObject[] {
  const names = Object.keys(layouts) as LayoutName[];
  const branches = names.map((name) => ({
    ...loading(layouts[name]),
    children: screens.filter(({ layout }) => layout === name).map(toRoute),
  }));
  const withScreens = branches.filter(({ children }) => children.length > 0);
  return [{ Component: Root, ErrorBoundary: RouteErrorPage, children: withScreens }];
}

/** Each page has an error boundary of its own, so that the layout survives an error. */
const toRoute = ({ path, page, needsLogin, isFor }: Screen): RouteObject => {
  const choice = choices[path];
  const chosen = choice ? () => orChosen(choice, page) : page;
  const own = isFor ? () => only(isFor, chosen) : chosen;
  return {
    path,
    ...loading(needsLogin ? () => behindLogin(own) : own),
    ErrorBoundary: RouteErrorPage,
  };
};

/** The gate is loaded with the first page that needs it, because most visits start elsewhere. */
async function behindLogin(load: Load) {
  const [page, gate] = await Promise.all([load(), import('./features/loginPrompt/NeedsLogin')]);
  return { default: gate.behindLogin(page.default) };
}

async function orChosen(choice: Choice, load: Load) {
  const [page, gate] = await Promise.all([load(), import('./features/choosing/orChoose')]);
  return { default: gate.orChoose(page.default, choice) };
}

async function only(standing: RequiredRole, load: Load) {
  const [page, gate] = await Promise.all([load(), import('./features/loginPrompt/OnlyFor')]);
  return { default: gate.onlyFor(standing, page.default) };
}

const loading = (load: Load) => ({
  lazy: async () => ({ Component: await loadPage(load) }),
  HydrateFallback: () => null,
});
