import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the page of an address and its frame before the router begins: what was written by the build
 * stays on the screen until then. Paths of the table are plain, so that they are compared as they
 * are; the router alone knows about the few that are not, and shows why something cannot be loaded.
 */
export async function loadMatched(
  routes: readonly RouteObject[],
  { pathname }: Pick<Location, 'pathname'>,
) {
  await Promise.all(wayTo(pathnameOf(pathname), routes).map(loadRoute));
}

/** The route of a path, behind those that stand around it. */
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
    // Tried again, and told, by the router.
  }
}
