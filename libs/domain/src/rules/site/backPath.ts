import { pathnameOf } from './pathname';

/**
 * `//evil` is another host. A browser reads `\` as `/` and drops control characters, so that
 * `/\evil` and `/⇥/evil` are the same.
 */
const isTreacherous = (path: string) => /\\|\p{Cc}|^[^?#]*\/\//u.test(path);

const loginPages = new Set(['/login', '/emergencycenter/login']);

/**
 * The stored path to go back to after signing in, or null where it is none. It stays on the own
 * origin, whatever stands in the storage; and the login page is no place to go back to.
 */
export const safeBackPath = (path: string | null | undefined): string | null => {
  if (path == null || !path.startsWith('/') || isTreacherous(path)) return null;
  // The router does not tell /Login from /login.
  return loginPages.has(pathnameOf(path).toLowerCase()) ? null : path;
};
