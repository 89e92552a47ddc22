/** What a simulation says of itself beside what the shop says. */
export interface SeedSimulation {
  slug: string;
  aims: readonly string[];
  equipment: readonly string[];
  steps: readonly string[];
  /** The bank and its chapter of which the first questions are practised beside it. */
  practice: readonly [bank: string, chapter: string] | null;
}
