import type { LoginState } from './session';

interface Watched {
  get(): { isSignedIn: LoginState };
  subscribe(listener: () => void): () => void;
}

/**
 * What was answered to one person is not shown to the next, nor to a visitor.
 * @param token of whoever is there: another one is another visit
 */
export function onPersonChange(session: Watched, token: () => string | null, forget: () => void) {
  const whoIs = () => (session.get().isSignedIn ? token() : null);
  const isKnown = () => session.get().isSignedIn !== null;
  let before = isKnown() ? whoIs() : undefined;
  session.subscribe(() => {
    if (!isKnown()) return;
    const now = whoIs();
    if (before !== undefined && now !== before) forget();
    before = now;
  });
}
