import type { Drafts } from './DraftContext';

interface Writer {
  /** Whose drafts these are: nobody else finds them. Null where nobody is known. */
  owner: number | null;
  isSignedIn: boolean | null;
}

/** Drafts of a tab; `look` tells who writes just now. */
export function makeDrafts(look: () => Writer, shelf = () => sessionStorage): Drafts {
  // Whoever is signed out is nobody by then: their drafts are still theirs.
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
      // Full, kept from us by the browser's settings, or written by somebody else.
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
