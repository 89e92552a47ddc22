import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../../loading/lazyPart';

/** The choice of a folder: few open it, and it loads when somebody does. */
export const IntoFolderLater = lazyPart(async () => {
  const { IntoFolder: part } = await import('./IntoFolder');
  return { default: part };
}, LostInPlace);
