/**
 * Gives the first entry of a visit a key of its own before the router begins, which calls all such
 * entries of a tab `default`: one page would be opened where another had been left.
 */
export function nameEntry(history: Pick<History, 'state' | 'replaceState'>) {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
