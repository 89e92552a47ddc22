import { sessionKeys } from '@cheese/domain/codes/base/storageKeys';
import { makeOrReload } from '@cheese/ui/parts/makeOrReload';

/** Loads a part of this site, or the page anew where the part is gone. */
export const orReload = makeOrReload(sessionKeys.chunkReloadedAt);
