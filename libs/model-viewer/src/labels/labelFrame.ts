import type { LabelFrame } from './layout';

const ROW = 26;
const EDGE = 12;
/** Buttons stand at the lower edge, and those of the view in the lower right corner. */
const FOOT = 64;
const NARROW_FOOT = 144;
const VIEW_BUTTONS = 184;
const NARROW = 600;
const MOST_SHARE = 0.3;
const WIDEST = 180;

/** A Chinese sign is as wide as the letters are high, others about half of that. */
const SIGN = 12;
const ROOM = 14;

/** About as wide as a name is written, and no wider than there is room. */
export function labelWidth(name: string, most: number): number {
  const signs = [...name].map((sign) => (sign > '\u2e7f' ? SIGN : SIGN * 0.6));
  return Math.min(
    most,
    signs.reduce((sum, sign) => sum + sign, ROOM),
  );
}

/** The area for labels in a picture of that size, and their maximum width. */
export function labelFrame({ width, height }: { width: number; height: number }) {
  const frame: LabelFrame = {
    width,
    height,
    row: ROW,
    top: EDGE,
    // On a phone the buttons below wrap into two rows.
    below: { left: width < NARROW ? NARROW_FOOT : FOOT, right: VIEW_BUTTONS },
  };
  return { frame, wide: Math.min(WIDEST, width * MOST_SHARE), edge: EDGE };
}
