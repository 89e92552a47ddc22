/** What learners and teachers wrote about a course. `by` counts the learners of `who` from 0. */
export interface SeedSaid {
  slug: string;
  /** Who learns it: the first is through, the last has just begun. */
  learners: readonly number[];
  comments: readonly { by: number; stars: number; text: string }[];
  /** Where it was written at an item, by its title; a second or page of it beside. */
  notes: readonly { by: number; text: string; item?: string; position?: number }[];
  questions: readonly SeedAsked[];
  notice: { title: string; text: string };
}

/** One without an answer waits for its teachers. */
interface SeedAsked {
  by: number;
  title: string;
  text: string;
  answer?: string;
  /** Whoever asked says that it helped. */
  isAccepted?: true;
}
