import type { Drill } from '@cheese/drills/graph/drill';
import { adultCpr } from './adultCpr/adultCpr';
import { childCpr } from './childCpr/childCpr';
import { choking } from './choking/choking';
import { drowning } from './drowning/drowning';
import { earthquake } from './earthquake/earthquake';
import { fire } from './fire/fire';
import { flood } from './flood/flood';
import { highRise } from './highRise/highRise';
import { infantCpr } from './infantCpr/infantCpr';
import { landslide } from './landslide/landslide';
import { leakage } from './leakage/leakage';
import { mudslide } from './mudslide/mudslide';
import { tornado } from './tornado/tornado';

/** All that are planted, in the order in which they are shown. */
export const everyDrill: readonly Drill[] = [
  adultCpr,
  childCpr,
  infantCpr,
  choking,
  drowning,
  earthquake,
  flood,
  fire,
  highRise,
  mudslide,
  landslide,
  tornado,
  leakage,
];
