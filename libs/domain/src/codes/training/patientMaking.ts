/** How far the cases go that schools and the platform make. */
export const patientMakingLimits = {
  title: 60,
  /** Of a case as a file, in signs: ten times what our own take. */
  file: 150_000,
  /** Of one school, or of the platform. */
  cases: 300,
  /** Of one case that are kept, beside those that somebody has been with: the oldest go first. */
  versions: 20,
} as const;
