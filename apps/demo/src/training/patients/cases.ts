import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { ectopic } from './ectopic/ectopic';
import { embolism } from './embolism/embolism';
import { epidural } from './epidural/epidural';
import { ketoacidosis } from './ketoacidosis/ketoacidosis';
import { meningitis } from './meningitis/meningitis';
import { stemi } from './stemi/stemi';
import { stroke } from './stroke/stroke';
import { urosepsis } from './urosepsis/urosepsis';

/** Patients of ours, each of whom is in one bed alone. */
export const patientCases: readonly PatientCase[] = [
  stemi,
  ectopic,
  stroke,
  embolism,
  urosepsis,
  ketoacidosis,
  epidural,
  meningitis,
];
