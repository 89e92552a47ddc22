import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';

/** Does it, and tells whether it was done: what was typed for it is kept otherwise. */
export type Act = (deed: PatientDeed) => Promise<boolean>;
