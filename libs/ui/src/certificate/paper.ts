/** A4, lying, in the units of the drawing: 96 to the inch. */
export const paper = { width: 1123, height: 794 } as const;

/** The same paper in pixels at 300 to the inch. */
export const printed = { width: 3508, height: 2480 } as const;

/** As large as wanted, and small enough for the words to fit: a Chinese character is a square. */
export const fittingSize = (words: string, wanted: number, width: number) =>
  Math.min(wanted, Math.floor(width / Math.max(1, wideness(words))));

/** Width in squares: a CJK character takes one, a Latin letter or digit a little more than half. */
const wideness = (words: string) =>
  [...words].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? 0.6 : 1), 0);
