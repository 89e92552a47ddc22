import type { Prepared } from '@cheese/patients/engine/prepare';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

/** A case with all it shares with others, and the way to write some of it. */
export interface FormProps {
  ready: Prepared;
  say: (said: Partial<PatientCase>) => void;
}
