import { refuseModel } from '../refusal';

/** What somebody wrote as JSON: nothing of it is known to be what it should be. */
export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

export const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);

export const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A count or a place in a list; null where there is none. */
export const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** One that may be left out, and is not wrong where it stands. */
export const wholeOr = (value: unknown, otherwise: number): number =>
  value === undefined ? otherwise : (whole(value) ?? refuseModel('broken'));

export const finite = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** As many numbers as `otherwise` has; one that is none or endless is refused. */
export function numbers(value: unknown, otherwise: readonly number[]): number[] {
  if (value === undefined) return [...otherwise];
  if (!Array.isArray(value) || value.length !== otherwise.length) return refuseModel('broken');
  return value.map((one) => (Number.isFinite(one) ? Number(one) : refuseModel('numbers')));
}

/** Those of the most that a list may have. */
export function bounded(value: unknown, most: number, otherwise: 'parts' | 'unpacked'): Fields[] {
  if (Array.isArray(value) && value.length > most) return refuseModel(otherwise);
  return list(value);
}
