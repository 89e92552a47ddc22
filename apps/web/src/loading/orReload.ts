import { sessionKeys } from '@cheese/domain/codes/base/storageKeys';
import { makeOrReload } from '@cheese/ui/parts/makeOrReload';

/** Loads a chunk of this site, or reloads the page if the chunk is gone after a deploy. */
export const orReload = makeOrReload(sessionKeys.chunkReloadedAt);
