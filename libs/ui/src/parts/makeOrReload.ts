import { mayReload } from '@cheese/domain/rules/site/chunkReload';
import { watchWriting } from '../unsaved/watchWriting';
import { ReloadHeld } from './ReloadHeld';
import { reloadPage } from './reloadPage';

/** How a site loads a part of itself. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/**
 * After a deploy the parts of the page that is open are gone: it is loaded anew, once a minute at
 * most, so that a part which is really broken does not keep it reloading. When it last did so, the
 * tab remembers under `reloadedAt`. Where somebody would lose what they wrote, they are to do it.
 */
export function makeOrReload(reloadedAt: string): LoadPart {
  // Begins with the first part that is asked for, before there is anything to write in.
  let wouldLose: (() => boolean) | undefined;
  return async (load) => {
    // While the build writes a page, there is nobody who writes in it.
    if (typeof document !== 'undefined') wouldLose ??= watchWriting();
    try {
      return await load();
    } catch (failure) {
      // Without a network a new load would take away even what is on the screen.
      if (!navigator.onLine) throw failure;
      if (wouldLose?.()) throw new ReloadHeld('held', { cause: failure });
      if (!remembersReload(reloadedAt, Date.now())) throw failure;
      reloadPage();
      return new Promise(() => undefined);
    }
  };
}

/** A storage that remembers nothing would let it reload for ever. */
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
