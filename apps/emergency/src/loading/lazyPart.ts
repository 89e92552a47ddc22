import { makeLazyPart } from '@cheese/ui/parts/makeLazyPart';
import { orReload } from './orReload';

/** A part of a page that loads when it is first shown. */
export const lazyPart = makeLazyPart(orReload);
