/**
 * Gives the first history entry of a visit a key of its own before the router starts. The router
 * would give all of them the key `default`, and so restore the scroll position of another page.
 */
export function nameEntry(history: Pick<History, 'state' | 'replaceState'>) {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
