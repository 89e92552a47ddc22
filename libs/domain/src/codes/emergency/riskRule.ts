/** The thresholds that put a person on the at-risk list (`riskReasons`). */
export const riskRule = {
  /** Days without study before a person counts as inactive. */
  idleDays: 14,
  /** An average quiz score below this, out of 100, counts as low. */
  lowScore: 60,
} as const;
