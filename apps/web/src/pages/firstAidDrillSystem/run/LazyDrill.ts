import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../../loading/lazyPart';

/** Only who goes through one needs what plays it: it comes while they read what it is about. */
export const LazyDrill = lazyPart(() => import('./Drill'), LostInPlace);
