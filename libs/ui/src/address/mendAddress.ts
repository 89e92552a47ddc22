/**
 * An address with two slashes in front would be somebody else's host wherever the router writes it
 * down again: it is read as with one, before the router begins.
 */
export function mendAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
) {
  if (!pathname.startsWith('//')) return;
  history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
}
