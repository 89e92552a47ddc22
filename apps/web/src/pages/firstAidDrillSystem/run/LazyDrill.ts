import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../../loading/lazyPart';

/** Only running drills need this chunk; it is preloaded while the description is read. */
export const LazyDrill = lazyPart(() => import('./Drill'), LostInPlace);
