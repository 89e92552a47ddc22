import type { Colours } from './colours';
import type { Paintbox } from './paintbox';
import type { Random } from '../random';

export const coverWidth = 960;
export const coverHeight = 540;

/** The context passed to all drawing functions. */
export interface Stage {
  random: Random;
  colours: Colours;
  paints: Paintbox;
}

/**
 * A subject, drawn around (0, 0) and about 400 high. One that floats may be turned and moved
 * freely; one that stands keeps its feet on the ground and its head up.
 */
export interface Subject {
  pose: 'floats' | 'stands';
  /** True for what a mirror would make wrong: a trace, a helix, the heart's side of the lungs. */
  oneSided?: boolean;
  draw(stage: Stage): string;
}
