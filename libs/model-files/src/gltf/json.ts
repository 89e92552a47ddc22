import { refuseModel } from '../refusal';

/** Untrusted JSON: any field may have any type. */
export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

export const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);

export const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A count or an index; null if it is invalid. */
export const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** An optional count or index; refused if it is present but invalid. */
export const wholeOr = (value: unknown, otherwise: number): number =>
  value === undefined ? otherwise : (whole(value) ?? refuseModel('broken'));

export const finite = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** A list of the same length as `otherwise`; invalid or infinite numbers are refused. */
export function numbers(value: unknown, otherwise: readonly number[]): number[] {
  if (value === undefined) return [...otherwise];
  if (!Array.isArray(value) || value.length !== otherwise.length) return refuseModel('broken');
  return value.map((one) => (Number.isFinite(one) ? Number(one) : refuseModel('numbers')));
}

/** The list, refused if it is longer than `most`. */
export function bounded(value: unknown, most: number, otherwise: 'parts' | 'unpacked'): Fields[] {
  if (Array.isArray(value) && value.length > most) return refuseModel(otherwise);
  return list(value);
}
