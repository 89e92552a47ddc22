import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the page and the layout of an address before the router starts, so that a prerendered page
 * stays on the screen until then. Compares plain paths only; the router loads the few routes with
 * wildcards itself and also reports failures.
 */
export async function loadMatched(
  routes: readonly RouteObject[],
  { pathname }: Pick<Location, 'pathname'>,
) {
  await Promise.all(wayTo(pathnameOf(pathname), routes).map(loadRoute));
}

/** The route of a path, preceded by its parent routes; empty if no path is equal. */
function wayTo(path: string, routes: readonly RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    const below = wayTo(path, route.children ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  try {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  } catch {
    // The router tries again and reports the failure.
  }
}
