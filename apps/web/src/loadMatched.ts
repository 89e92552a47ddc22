import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the page of an address and its frame before the router begins: what was written by the build
 * stays on the screen until then. What cannot be loaded is left to the router, which shows why.
 */
export async function loadMatched(routes: RouteObject[], address: Pick<Location, 'pathname'>) {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  try {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  } catch {
    // Tried again, and told, by the router.
  }
}
