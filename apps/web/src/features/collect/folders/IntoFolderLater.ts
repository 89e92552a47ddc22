import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../../loading/lazyPart';

/** Loaded lazily, because few users open it. */
export const IntoFolderLater = lazyPart(async () => {
  const { IntoFolder: part } = await import('./IntoFolder');
  return { default: part };
}, LostInPlace);
