/** The limits of drills made by schools and the platform. */
export const drillMakingLimits = {
  title: 60,
  /** The length of a graph's file: enough for a hundred scenes with much text. */
  file: 300_000,
  /** Drills of one school, or of the platform. */
  drills: 300,
  /** Stored versions of one drill; the oldest are deleted first. */
  versions: 20,
} as const;
