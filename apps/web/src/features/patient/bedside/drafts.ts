import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';

/** What somebody is about to conclude, as far as they have come. */
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

/** What is typed at the bedside and not done yet. */
export interface Drafts {
  words: Draft<string, string>;
  /** Typed, and not added yet. */
  diagnosis: Omit<Draft<string, string>, 'forget'>;
  /** Null while it is as it was written down last. */
  list: Draft<PatientSuspicion[] | null, readonly PatientSuspicion[]>;
  ending: Draft<Ending, Ending>;
  forgetAll: () => void;
}
