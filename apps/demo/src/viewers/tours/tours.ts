import type { BodySlug } from '../bodies';
import { eyeTour } from './eye';
import { handTour } from './hand';
import { heartTour } from './heart';
import { kidneyTour } from './kidney';
import { lungTour } from './lung';
import { spineTour } from './spine';
import type { SeedTour } from './tour';

/** A way through each body, as the platform plants it. */
export const bodyTours: Partial<Record<BodySlug, SeedTour>> = {
  ...{ heart: heartTour, spine: spineTour, hand: handTour },
  ...{ eye: eyeTour, kidney: kidneyTour, lung: lungTour },
};
