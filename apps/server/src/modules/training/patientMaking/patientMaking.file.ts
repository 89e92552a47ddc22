import { FORMAT } from '@cheese/patients/exchange/pack';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { PatientDraft } from '@cheese/domain/contract/training/shapes/patientDraft';
import { Check, Errors } from 'typebox/value';
import { Refusal } from '../../../calls/refusal';
import { patientMakingTexts as texts } from './patientMaking.texts';

const kinds: Readonly<Record<string, string>> = texts.kinds;

function refuseFile(says: string, where = ''): never {
  const message = [where, says].filter(Boolean).join('：');
  throw new Refusal('call.invalid', { field: 'file', message });
}

/** Parses an uploaded file; the case may be incomplete, but its shape and sizes must be valid. */
export function caseIn(file: string): PatientCase {
  const { format, case: said } = recordIn(file);
  if (said === undefined) refuseFile(texts.noCase);
  if (format !== FORMAT) refuseFile(texts.otherFormat);
  if (!Check(PatientDraft, said)) {
    const [first] = Errors(PatientDraft, said);
    const where = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    refuseFile(kinds[first?.keyword ?? ''] ?? texts.wrong, where);
  }
  const of = said as PatientCase;
  if (stringsIn(of).some((text) => text.includes('\0') || /\p{Surrogate}/u.test(text))) {
    refuseFile(texts.noSigns);
  }
  return of;
}

function recordIn(file: string): { format?: unknown; case?: unknown } {
  try {
    const said: unknown = JSON.parse(file);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return refuseFile(texts.noJson);
  }
}

/** Every word of a case, and every name. */
export function stringsIn(of: unknown): string[] {
  if (typeof of === 'string') return [of];
  if (typeof of !== 'object' || of === null) return [];
  return Object.values(of).flatMap(stringsIn);
}
