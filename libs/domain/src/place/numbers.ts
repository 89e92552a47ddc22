/** Fine enough for a cell on the largest slide, and short enough for an address. */
const DIGITS = 6;

/** Numbers as an address holds them: `0.25,0.5,40,90`. */
export const rounded = (numbers: readonly number[]) =>
  numbers.map((number) => `${Number(number.toFixed(DIGITS)) || 0}`).join(',');

/** As many plain numbers as are wanted, or null. */
export function numbersIn(text: string | undefined, count: number): number[] | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,9}(\.\d{1,9})?$/.test(part)))
    return null;
  return parts.map(Number);
}
