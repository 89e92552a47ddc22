import type { TSchema } from 'typebox';
import { PatientCase } from './patientCase';

/** Schema keywords that a finished case must satisfy and a draft need not. */
const later = ['minItems', 'minLength', 'exclusiveMinimum'];

/** The schema without its minimum sizes; types stay, and unknown keys are still refused. */
function relaxed(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(relaxed);
  if (typeof of !== 'object' || of === null) return of;
  const kept = Object.entries(of).filter(([key]) => !later.includes(key) || 'pattern' in of);
  const own = Object.fromEntries(kept.map(([key, value]) => [key, relaxed(value)]));
  return 'patternProperties' in own ? { ...own, additionalProperties: false } : own;
}

/** A case in editing: see libs/patients, check, for what it lacks. */
export const PatientDraft = relaxed(PatientCase) as TSchema;
