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

/** Where labels may stand in a picture of that size, and how wide they are. */
export function labelFrame({ width, height }: { width: number; height: number }) {
  const frame: LabelFrame = {
    ...{ width, height, row: ROW, top: EDGE },
    // On a phone the buttons below stand in two lines.
    below: { left: width < NARROW ? NARROW_FOOT : FOOT, right: VIEW_BUTTONS },
  };
  return { frame, wide: Math.min(WIDEST, width * MOST_SHARE), edge: EDGE };
}
