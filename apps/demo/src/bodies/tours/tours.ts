import type { BodySlug } from '../bodies';
import { brainTour } from './brain';
import { cellTour } from './cell';
import { earTour } from './ear';
import { eyeTour } from './eye';
import { handTour } from './hand';
import { heartTour } from './heart';
import { kidneyTour } from './kidney';
import { kneeTour } from './knee';
import { lungTour } from './lung';
import { skullTour } from './skull';
import { spineTour } from './spine';
import { toothTour } from './tooth';
import type { SeedTour } from './tour';

/** A way through each body, as the platform plants it. */
export const bodyTours: Partial<Record<BodySlug, SeedTour>> = {
  heart: heartTour,
  spine: spineTour,
  hand: handTour,
  eye: eyeTour,
  kidney: kidneyTour,
  lung: lungTour,
  skull: skullTour,
  brain: brainTour,
  knee: kneeTour,
  ear: earTour,
  tooth: toothTour,
  cell: cellTour,
};
