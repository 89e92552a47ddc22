import type { Prepared } from '@cheese/patients/engine/prepare';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

/** A case with the content that all cases share, and a function to change it. */
export interface FormProps {
  ready: Prepared;
  say: (said: Partial<PatientCase>) => void;
}
