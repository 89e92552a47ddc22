/** Precise enough for a cell on the largest slide, and short enough for an address. */
const DIGITS = 6;

/** Numbers as they are written in an address: `0.25,0.5,40,90`. */
export const rounded = (numbers: readonly number[]) =>
  numbers.map((number) => `${Number(number.toFixed(DIGITS)) || 0}`).join(',');

/** The numbers if there are exactly `count` of them, or null. */
export function numbersIn(text: string | undefined, count: number): number[] | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,9}(\.\d{1,9})?$/.test(part)))
    return null;
  return parts.map(Number);
}
