/** The limits of cases made by schools and the platform. */
export const patientMakingLimits = {
  title: 60,
  /** The length of a case's file: ten times that of our own cases. */
  file: 150_000,
  /** Cases of one school, or of the platform. */
  cases: 300,
  /** Stored versions of one case, beside those with runs; the oldest are deleted first. */
  versions: 20,
} as const;
