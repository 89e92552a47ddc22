import { safeBackPath } from '@cheese/domain/rules/site/backPath';
import type { Shelf } from './storedJson';

/** Remembers the page the user was on before the login; the first read consumes it. */
export const backPathOn = (shelf: Shelf, key: string) => ({
  remember(path: string) {
    const safe = safeBackPath(path);
    if (safe) shelf.setItem(key, safe);
  },
  take(): string | null {
    const path = safeBackPath(shelf.getItem(key));
    shelf.removeItem(key);
    return path;
  },
  forget: () => shelf.removeItem(key),
});
