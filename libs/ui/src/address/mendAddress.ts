/**
 * Reduces two leading slashes to one before the router starts; it would write them back as a link
 * to another host.
 */
export function mendAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
) {
  if (!pathname.startsWith('//')) return;
  history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
}
