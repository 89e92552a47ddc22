import type { Box, Looked } from '@cheese/generators/tissues/lots';

/** What is looked for in the picture once: each of it, or a layer as one. */
export interface Look extends Looked {
  isBand?: true;
  /** It is all that the slide has of it: nobody has to be told where to look. */
  isAll?: true;
}

/** A landmark by its key, a look by its name, or the middle of a box. */
type Where = string | Box;

export interface SeedStop {
  at: Where;
  /** As a microscope says it: 4 is an objective of four times. */
  times: number;
  title: string;
  text: string;
}

interface Written {
  title: string;
  text: string;
  explanation: string;
}

/** Reaches in micrometres; `around` is how far about a landmark one looks, in pixels. */
export type SeedTask = Written &
  (
    | { kind: 'point'; of: string; reach: number; around?: number }
    | { kind: 'outline'; of: string; threshold: number; around?: number }
    | { kind: 'count'; of: string; reach: number; allowed: number }
    | { kind: 'labels'; at: readonly string[]; others: readonly string[] }
    | { kind: 'choose'; about: Box; options: readonly string[]; right: readonly number[] }
    | { kind: 'find'; of: string; reach: number; times: number }
  );

/** What one learns from a slide: a way over it, and what is to be done on it. */
export interface Lesson {
  looks: Readonly<Record<string, Look>>;
  tour: { title: string; stops: readonly SeedStop[] };
  tasks: readonly SeedTask[];
}
