import { sessionKeys } from '@cheese/domain/codes/storageKeys';
import { mayReload } from '@cheese/domain/rules/chunkReload';
import { reloadPage } from './reloadPage';

const { chunkReloadedAt } = sessionKeys;

/**
 * Loads a part of the site. After a deploy the parts of the page that is open are gone: it is loaded
 * anew, once a minute at most, so that a part which is really broken does not keep it reloading.
 */
export async function orReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    // Without a network a new load would take away even what is on the screen.
    if (!navigator.onLine || !remembersReload(Date.now())) throw failure;
    reloadPage();
    return new Promise(() => undefined);
  }
}

/** A storage that remembers nothing would let it reload for ever. */
function remembersReload(now: number): boolean {
  try {
    const last = sessionStorage.getItem(chunkReloadedAt);
    if (!mayReload(last === null ? null : Number(last), now)) return false;
    sessionStorage.setItem(chunkReloadedAt, String(now));
    return true;
  } catch {
    return false;
  }
}
