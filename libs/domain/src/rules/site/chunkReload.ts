import { chunkReloadMs } from '../../codes/base/limits';

/**
 * Whether a page whose part failed to load may be loaded anew. A last time that makes no sense, or
 * that a corrected clock put far ahead, must not forbid it for good.
 */
export const mayReload = (lastReload: number | null, now: number): boolean =>
  lastReload === null || !(Math.abs(now - lastReload) < chunkReloadMs);
