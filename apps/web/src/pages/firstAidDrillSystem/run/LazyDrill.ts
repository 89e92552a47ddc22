import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../../loading/lazyPart';

/** Only who goes through one needs what plays it: it comes with the press that begins one. */
export const LazyDrill = lazyPart(() => import('./Drill'), LostInPlace);
