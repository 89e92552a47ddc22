/** A4 landscape in the units of the drawing, 96 per inch. */
export const paper = { width: 1123, height: 794 } as const;

/** A4 landscape in pixels at 300 dpi. */
export const printed = { width: 3508, height: 2480 } as const;

/** The wanted font size, reduced until the text fits; a Chinese character is a square. */
export const fittingSize = (words: string, wanted: number, width: number) =>
  Math.min(wanted, Math.floor(width / Math.max(1, wideness(words))));

/** Width in squares: a CJK character takes one, a Latin letter or digit a little more than half. */
const wideness = (words: string) =>
  [...words].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? 0.6 : 1), 0);
