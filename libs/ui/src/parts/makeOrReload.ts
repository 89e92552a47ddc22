import { mayReload } from '@cheese/domain/rules/chunkReload';
import { reloadPage } from './reloadPage';

/** How a site loads a part of itself. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/**
 * After a deploy the parts of the page that is open are gone: it is loaded anew, once a minute at
 * most, so that a part which is really broken does not keep it reloading. When it last did so, the
 * tab remembers under `reloadedAt`.
 */
export const makeOrReload =
  (reloadedAt: string): LoadPart =>
  async (load) => {
    try {
      return await load();
    } catch (failure) {
      // Without a network a new load would take away even what is on the screen.
      if (!navigator.onLine || !remembersReload(reloadedAt, Date.now())) throw failure;
      reloadPage();
      return new Promise(() => undefined);
    }
  };

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
