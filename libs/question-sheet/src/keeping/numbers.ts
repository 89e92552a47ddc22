const TENTH_MS = 100;

/**
 * Number of an answer given now: higher than the known one, and growing with the time since the
 * start, so that of two devices without contact the later answer wins. Always even.
 */
export const numberOfAnswer = (known: number, passedMs: number) =>
  Math.max(known + 2 - (known % 2), 2 * Math.floor(passedMs / TENTH_MS));

/**
 * The number of a mark for later, which carries along the answer that was known. It is only just
 * higher than that one, so that it never takes the place of a later answer from elsewhere; and odd, so
 * that it is never the same as one.
 */
export const numberOfFlag = (known: number) => known + 1 + (known % 2);
