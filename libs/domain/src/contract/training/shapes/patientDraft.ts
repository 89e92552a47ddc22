import type { TSchema } from 'typebox';
import { PatientCase } from './patientCase';

/** What a whole case has to have, and one that is being written has not yet. */
const later = ['minItems', 'minLength', 'exclusiveMinimum'];

/** Without what has still to come; what is there is of the same shapes, and no key is a stranger. */
function relaxed(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(relaxed);
  if (typeof of !== 'object' || of === null) return of;
  const kept = Object.entries(of).filter(([key]) => !later.includes(key) || 'pattern' in of);
  const own = Object.fromEntries(kept.map(([key, value]) => [key, relaxed(value)]));
  return 'patternProperties' in own ? { ...own, additionalProperties: false } : own;
}

/** A case as it is being written: see libs/patients, check, for what it lacks. */
export const PatientDraft = relaxed(PatientCase) as TSchema;
