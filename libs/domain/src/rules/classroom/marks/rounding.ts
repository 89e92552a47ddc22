import { type Curved, type Exact, readExact, withPoint, wholeRoot } from './exact';

/**
 * Half up, as marks are rounded by hand: 84.5 becomes 85. The one rounding on the way to a mark;
 * roots are compared with the half by their squares, so that they are rounded exactly too.
 */
export function roundedText({ value, isRoot }: Curved, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const { top, bottom } = value;
  const digits = isRoot
    ? (wholeRoot((4n * top * scale * scale) / bottom) + 1n) / 2n
    : (2n * top * scale + bottom) / (2n * bottom);
  return decimals === 0 ? String(digits) : withPoint(String(digits), decimals);
}

export const rounded = (curved: Curved, decimals: number): number =>
  Number(roundedText(curved, decimals));

/** A number of a story as a page shows it; what follows from it is never calculated from this. */
export const shownExact = (exact: Exact, decimals: number): string =>
  roundedText(readExact(exact), decimals);
