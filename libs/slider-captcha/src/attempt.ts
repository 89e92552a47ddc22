import { isKnown, type LoadedPuzzle } from './loadedPuzzle';
import { fits } from './puzzle';

/** A position of the piece, and its time in milliseconds of the page's clock. */
export interface Step {
  x: number;
  at: number;
}

/** Sent to the judge: the final position and the trail that led there. */
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
