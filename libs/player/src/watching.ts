/** Between two looks at a film that runs, at its highest speed, lies no more than this. */
const MOST_STEP_S = 2.5;

/**
 * The stretch played between two checks, in whole seconds; null after a jump or if nothing was
 * played.
 */
export function ran(from: number, to: number): [number, number] | null {
  const step = to - from;
  return step > 0 && step <= MOST_STEP_S ? [Math.floor(from), Math.floor(to)] : null;
}

/** The first of some moments that was passed; a jump over it does not count. */
export const passed = (moments: readonly number[], from: number, to: number) =>
  ran(from, to) && (moments.find((moment) => from < moment && moment <= to) ?? null);

/** A player lands a little beside where it was sent. */
const NEAR_S = 1;

/**
 * The second to send a viewer back to who jumped beyond the unlocked part; null if they may stay.
 */
export const sentBack = (to: number, reach: number | null) =>
  reach !== null && to > reach + NEAR_S ? reach : null;
