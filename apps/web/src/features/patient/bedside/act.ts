import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';

/** Sends a step; resolves to false on failure, so that the caller keeps the user's input. */
export type Act = (deed: PatientDeed) => Promise<boolean>;
