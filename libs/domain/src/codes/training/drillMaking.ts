/** How far the drills go that schools and the platform make. */
export const drillMakingLimits = {
  title: 60,
  /** Of a graph as a file, in signs: a hundred scenes with much to read. */
  file: 300_000,
  /** Of one school, or of the platform. */
  drills: 300,
  /** Of one drill that are kept: the oldest go first. */
  versions: 20,
} as const;
