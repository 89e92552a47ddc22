import type { Drafts } from './DraftContext';

interface Writer {
  /** Drafts are private to this user; null if none is known. */
  owner: number | null;
  isSignedIn: boolean | null;
}

/** `look` returns the current user. */
export function makeDrafts(look: () => Writer, shelf = () => sessionStorage): Drafts {
  // After a sign-out the drafts still belong to the last user.
  let last: number | null = null;
  const keyOf = (name: string) => {
    last = look().owner ?? last;
    return last === null ? null : `draft:${last}:${name}`;
  };
  const attempt = <T>(name: string, work: (key: string) => T): T | undefined => {
    const key = keyOf(name);
    try {
      return key === null ? undefined : work(key);
    } catch {
      // The storage is full or forbidden, or holds invalid JSON.
      return undefined;
    }
  };
  return {
    isEnding: () => look().isSignedIn === false,
    keep: (name, value) => attempt(name, (key) => shelf().setItem(key, JSON.stringify(value))),
    peek: (name) => attempt<unknown>(name, (key) => JSON.parse(shelf().getItem(key) ?? 'null')),
    forget: (name) => attempt(name, (key) => shelf().removeItem(key)),
  };
}
