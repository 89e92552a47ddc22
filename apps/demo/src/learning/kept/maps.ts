import facts from '../../../maps/maps.json';
import type { MapFacts } from './facts';

/** The mind maps that are committed. */
export const maps: Readonly<Record<string, MapFacts>> = facts;
