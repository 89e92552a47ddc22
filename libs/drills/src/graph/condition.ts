import type { CprLevel } from '../cpr/report';

/** The condition of a way: about the current answer, an earlier one, or the current state. */
export type Condition =
  /** The answer is exactly the right one. */
  | { is: 'right' }
  /** The answer includes all of these options or areas. */
  | { is: 'chosen'; ids: readonly string[] }
  | { is: 'before'; first: string; then: string }
  | { is: 'amount'; from: number; to: number }
  | { is: 'pressed'; atLeast: CprLevel }
  /** The learner has visited that scene, and chose all of these there. */
  | { is: 'earlier'; scene: string; ids: readonly string[] }
  | { is: 'counter'; id: string; from: number; to: number }
  | { is: 'vital'; id: string; from: number; to: number }
  /** Seconds of the drill. */
  | { is: 'passed'; from: number }
  | { is: 'all'; of: readonly Condition[] }
  | { is: 'any'; of: readonly Condition[] }
  | { is: 'not'; of: Condition };

export type Effect =
  | { does: 'count'; id: string; by: number }
  /** Changes the value at once. */
  | { does: 'change'; id: string; by: number }
  /** Changes the value per second from now on; 0 stops the drift. */
  | { does: 'drift'; id: string; perS: number };
