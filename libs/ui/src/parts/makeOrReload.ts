import { mayReload } from '@cheese/domain/rules/site/chunkReload';
import { watchWriting } from '../unsaved/watchWriting';
import { ReloadHeld } from './ReloadHeld';
import { reloadPage } from './reloadPage';

export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/**
 * After a deploy the chunks of an open page are gone, so the page is reloaded, at most once a
 * minute so that a broken chunk causes no reload loop. The tab stores the time of the last reload
 * under `reloadedAt`. If the user would lose what they wrote, the reload is left to them.
 */
export function makeOrReload(reloadedAt: string): LoadPart {
  // Started with the first lazy part, before the user can write anything.
  let wouldLose: (() => boolean) | undefined;
  return async (load) => {
    // There is no document during the prerendering.
    if (typeof document !== 'undefined') wouldLose ??= watchWriting();
    try {
      return await load();
    } catch (failure) {
      // Offline, a reload would lose even the current page.
      if (!navigator.onLine) throw failure;
      if (wouldLose?.()) throw new ReloadHeld('held', { cause: failure });
      if (!remembersReload(reloadedAt, Date.now())) throw failure;
      reloadPage();
      return new Promise(() => undefined);
    }
  };
}

/** If the storage does not keep the time, the page would reload forever. */
function remembersReload(reloadedAt: string, now: number): boolean {
  try {
    const last = sessionStorage.getItem(reloadedAt);
    if (!mayReload(last === null ? null : Number(last), now)) return false;
    sessionStorage.setItem(reloadedAt, String(now));
    return true;
  } catch {
    return false;
  }
}
