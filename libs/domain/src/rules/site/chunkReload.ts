import { chunkReloadMs } from '../../codes/base/limits';

/**
 * True if a page whose chunk failed to load may be reloaded. A nonsensical last reload, or one in
 * the future because the clock was corrected, must not block reloading forever.
 */
export const mayReload = (lastReload: number | null, now: number): boolean =>
  lastReload === null || !(Math.abs(now - lastReload) < chunkReloadMs);
