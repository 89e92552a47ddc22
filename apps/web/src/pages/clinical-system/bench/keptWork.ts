import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';
import { blankEnding, type Ending } from '../../../features/patient/bedside/drafts';

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null;

const isWords = (thing: unknown): thing is string[] =>
  Array.isArray(thing) && thing.every((one) => typeof one === 'string');

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

/** Stored data may be truncated or outdated; anything but a valid list counts as missing. */
export function readList(kept: string): PatientSuspicion[] | null {
  const list = parsed(kept);
  return Array.isArray(list) && list.every(isSuspicion) ? list : null;
}

const isSuspicion = (one: unknown): one is PatientSuspicion =>
  isObject(one) &&
  typeof one['diagnosis'] === 'string' &&
  isWords(one['for']) &&
  isWords(one['against']);

export function readEnding(kept: string): Ending {
  const one = parsed(kept);
  if (!isObject(one)) return blankEnding;
  const { diagnosis, differentials, evidence, text } = one;
  if (typeof diagnosis !== 'string' || typeof text !== 'string') return blankEnding;
  if (!isWords(differentials) || !isWords(evidence)) return blankEnding;
  return { diagnosis, differentials, evidence, text };
}
