import { loginLimits } from '@cheese/domain/codes/base/limits';

/** Reads and writes cookies, such as `document`. */
export interface CookieJar {
  cookie: string;
}

export interface TokenStore {
  get(): string | null;
  set(token: string): void;
  clear(): void;
}

/** A little less than the day that the server grants, so that the cookie never outlives the token. */
const LIFETIME_S = loginLimits.tokenCookieMs / 1000;

/** The token of one site, in a cookie of that site's name. Plain http is spoken on localhost only. */
export function tokenCookie(name: string, jar: CookieJar, hostname: string): TokenStore {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const manner = `; Path=/; SameSite=Strict${isLocal ? '' : '; Secure'}`;
  return {
    get: () => readCookie(jar.cookie, name),
    set: (token) => {
      jar.cookie = `${name}=${encodeURIComponent(token)}; Max-Age=${LIFETIME_S}${manner}`;
    },
    clear: () => {
      jar.cookie = `${name}=; Max-Age=0${manner}`;
    },
  };
}

function readCookie(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? readable(found.slice(start.length)) || null : null;
}

/** A malformed cookie counts as no token. */
function readable(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
