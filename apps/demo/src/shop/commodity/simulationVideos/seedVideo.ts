import type { FilmSlug } from '../../../learning/kept/films';
import type { SeedCommodity } from '../seedCommodity';

/** A video of a simulation: a part of what `partOf` sells, that shows one of our films. */
export interface SeedVideo extends SeedCommodity {
  partOf: string;
  film: FilmSlug;
}

/** Parts are met at what they belong to: no list sorts them. */
export const noOptions = [] as const;
