import type { LoginState } from './session';

interface Watched {
  get(): { isSignedIn: LoginState };
  subscribe(listener: () => void): () => void;
}

/** What was answered to one person is not shown to the next, nor to a visitor. */
export function onPersonChange(session: Watched, forgetAnswers: () => void) {
  let before = session.get().isSignedIn;
  session.subscribe(() => {
    const { isSignedIn } = session.get();
    if (before !== null && isSignedIn !== before) forgetAnswers();
    before = isSignedIn;
  });
}
