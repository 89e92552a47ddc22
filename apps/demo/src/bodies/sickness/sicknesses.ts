import type { BodySlug } from '../bodies';
import { heartHypertrophy } from './heartHypertrophy';
import { kidneyHydronephrosis } from './kidneyHydronephrosis';
import type { SeedSickness } from './sickness';

/** Bodies that are sick, each beside the healthy one. */
export const sicknesses: Partial<Record<BodySlug, SeedSickness>> = {
  'heart-hypertrophy': heartHypertrophy,
  'kidney-hydronephrosis': kidneyHydronephrosis,
};
