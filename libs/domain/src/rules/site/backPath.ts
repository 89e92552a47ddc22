import { pathnameOf } from './pathname';

/**
 * `//evil` is another host. Browsers read `\` as `/` and drop control characters, so that `/\evil`
 * and `/⇥/evil` are the same.
 */
const isTreacherous = (path: string) => /\\|\p{Cc}|^[^?#]*\/\//u.test(path);

const loginPages = new Set(['/login', '/emergencycenter/login']);

/**
 * The stored path to return to after signing in, or null if it is unsafe. It must stay on our
 * origin, whatever is in the storage, and must not be the login page.
 */
export const safeBackPath = (path: string | null | undefined): string | null => {
  if (path == null || !path.startsWith('/') || isTreacherous(path)) return null;
  // The router is case-insensitive: /Login is /login.
  return loginPages.has(pathnameOf(path).toLowerCase()) ? null : path;
};
