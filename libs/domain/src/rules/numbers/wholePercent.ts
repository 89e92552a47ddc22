/**
 * A share from 0 to 1 in whole percent, rounded down wherever learners read it: who had one wrong
 * does not read 100, and one page does not say 18 where another says 17.
 */
export const wholePercent = (share: number): number => Math.floor(share * 100 + TINY);

/** 0.29 times 100 is a little less than 29. */
const TINY = 1e-9;
