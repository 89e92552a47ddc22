import type { Step } from './attempt';
import type { LoadedPuzzle } from './loadedPuzzle';

/**
 * `broken`: the picture did not load. `unchecked`: the judge could not be reached, which is not the
 * user's mistake and looks different from `rejected`.
 */
export type Phase =
  'loading' | 'broken' | 'ready' | 'dragging' | 'checking' | 'accepted' | 'rejected' | 'unchecked';

export interface CaptchaState {
  phase: Phase;
  /** Counts the puzzles of this dialog: an answer for an earlier one is no answer. */
  round: number;
  puzzle: LoadedPuzzle | null;
  /** In whole CSS pixels. */
  offset: number;
  /** Offset of the pointer within the handle. */
  grip: number;
  steps: readonly Step[];
}

export type CaptchaEvent =
  | { type: 'loaded'; puzzle: LoadedPuzzle }
  | { type: 'loadFailed' }
  | { type: 'grabbed'; pointer: number; at: number }
  | { type: 'moved'; pointer: number; at: number }
  | { type: 'nudged'; by: number; at: number }
  | { type: 'released' }
  | { type: 'dropped' }
  | { type: 'accepted' }
  | { type: 'rejected' }
  | { type: 'checkFailed' }
  | { type: 'refreshed' };

/** A dialog that has just opened waits for its first puzzle. */
export const opened: CaptchaState = {
  phase: 'loading',
  round: 1,
  puzzle: null,
  offset: 0,
  grip: 0,
  steps: [],
};
