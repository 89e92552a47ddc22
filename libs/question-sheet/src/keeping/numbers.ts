const TENTH_MS = 100;

/**
 * The number of an answer that is given now. It is higher than what is known, and grows with the time
 * since the attempt began: of two devices that did not hear of each other the later answer has the
 * higher one. Always even.
 */
export const numberOfAnswer = (known: number, passedMs: number) =>
  Math.max(known + 2 - (known % 2), 2 * Math.floor(passedMs / TENTH_MS));

/**
 * The number of a mark for later, which carries along the answer that was known. It is only just
 * higher than that one, so that it never takes the place of a later answer from elsewhere; and odd, so
 * that it is never the same as one.
 */
export const numberOfFlag = (known: number) => known + 1 + (known % 2);
