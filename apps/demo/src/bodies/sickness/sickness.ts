import type { BodySlug } from '../bodies';
import type { SeedView } from '../tours/tour';

/** What is other than in health at one part, and where both bodies show it. */
interface SeedDifference {
  /** As the generator calls it, in both bodies. */
  part: string;
  title: string;
  text: string;
  /** Why it matters. */
  matter: string;
  view: SeedView;
}

export interface SeedSickness {
  healthy: BodySlug;
  name: string;
  text: string;
  differences: readonly SeedDifference[];
}
