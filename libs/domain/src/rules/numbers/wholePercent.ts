/**
 * A share from 0 to 1 in whole percent. Rounded down everywhere, so that one mistake never reads as
 * 100 and two pages never show different values.
 */
export const wholePercent = (share: number): number => Math.floor(share * 100 + TINY);

/** 0.29 times 100 is slightly less than 29. */
const TINY = 1e-9;
