import { safeBackPath } from '@cheese/domain/rules/site/backPath';
import type { Shelf } from './keptJson';

/** Where somebody was before they had to sign in; used up by the first who asks. */
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
