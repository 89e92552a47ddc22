import { isKnown, type LoadedPuzzle } from './loadedPuzzle';
import { fits } from './puzzle';

/** Where the piece was at a moment, in milliseconds of the page's own clock. */
export interface Step {
  x: number;
  at: number;
}

/** What a judge gets to see: where the piece was let go, and how it came there. */
export interface Attempt {
  puzzleId: string;
  /** The left edge of the piece in CSS pixels of a scene that is puzzleSize.width wide. */
  offset: number;
  /** `ms` counts from the first move, so that no clock of the device leaks out. */
  trail: { x: number; ms: number }[];
}

export type Verify = (attempt: Attempt) => Promise<boolean>;

export function makeAttempt(puzzleId: string, offset: number, steps: readonly Step[]): Attempt {
  const start = steps[0]?.at ?? 0;
  const trail = steps.map(({ x, at }) => ({ x, ms: Math.round(at - start) }));
  return { puzzleId, offset, trail };
}

/** Only a puzzle made here can be judged here. */
export const judgeHere = (puzzle: LoadedPuzzle, { offset }: Attempt) =>
  isKnown(puzzle) && fits(puzzle.gap, offset);
