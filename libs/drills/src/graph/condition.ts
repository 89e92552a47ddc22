import type { CprLevel } from '../cpr/report';

/** When a way is taken. Said of what was just answered, of what was chosen before, or of how things stand. */
export type Condition =
  /** The answer is the right one of its asking, all of it and nothing else. */
  | { is: 'right' }
  /** All of these are in the answer, or in places that were pointed at. */
  | { is: 'chosen'; ids: readonly string[] }
  | { is: 'before'; first: string; then: string }
  | { is: 'amount'; from: number; to: number }
  | { is: 'pressed'; atLeast: CprLevel }
  /** Somebody has been at that scene, and all of these were in what they chose there. */
  | { is: 'earlier'; scene: string; ids: readonly string[] }
  | { is: 'counter'; id: string; from: number; to: number }
  | { is: 'vital'; id: string; from: number; to: number }
  /** Seconds of the drill that have passed. */
  | { is: 'passed'; from: number }
  | { is: 'all'; of: readonly Condition[] }
  | { is: 'any'; of: readonly Condition[] }
  | { is: 'not'; of: Condition };

export type Effect =
  | { does: 'count'; id: string; by: number }
  /** At once. */
  | { does: 'change'; id: string; by: number }
  /** By the second, from now on; 0 holds it. */
  | { does: 'drift'; id: string; perS: number };
