/** From when on somebody of the emergency centre stands on the at-risk list (`riskReasons`). */
export const riskRule = {
  /** Days without study after which it counts as long ago. */
  idleDays: 14,
  /** An average of quizzes below this, out of 100, counts as low. */
  lowScore: 60,
} as const;
