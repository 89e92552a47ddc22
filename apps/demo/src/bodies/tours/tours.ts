import { readSome } from '../../reading/readIndex';
import { bodies } from '../bodies';
import { TourFile } from './tour';

/** A way through each body, as the platform plants it. */
export const bodyTours = readSome('bodies/tours', TourFile, bodies);
