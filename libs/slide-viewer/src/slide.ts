import type { Resolution } from './geometry/resolution';
import type { Tiles } from './stage/tiles';

/** A slide as the viewer is handed it. */
export interface Slide extends Tiles, Resolution {
  /** Another one means another slide; addresses of tiles may change while it stays. */
  id: string;
}
