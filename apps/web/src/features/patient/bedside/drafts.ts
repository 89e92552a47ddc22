import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';

export interface Ending {
  diagnosis: string;
  differentials: readonly string[];
  evidence: readonly string[];
  text: string;
}

export const blankEnding: Ending = { diagnosis: '', differentials: [], evidence: [], text: '' };

interface Draft<Value, Next> {
  value: Value;
  change: (next: Next) => void;
  forget: () => void;
}

/** Input at the bedside that has not been submitted yet. */
export interface Drafts {
  words: Draft<string, string>;
  /** Input of the field, not added to the list yet. */
  diagnosis: Omit<Draft<string, string>, 'forget'>;
  /** Null while it equals the submitted list. */
  list: Draft<PatientSuspicion[] | null, readonly PatientSuspicion[]>;
  ending: Draft<Ending, Ending>;
  forgetAll: () => void;
}
