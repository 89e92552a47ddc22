import type { DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillMode } from '@cheese/domain/codes/training/drills';
import type { Pressed } from '../cpr/pressing';

/** An answer from the browser; options are named by the ids sent to it. */
export type Choice = DrillChoice;

/** The stored answer; options and areas are named by the drill's own ids. */
export type Answer =
  | { kind: 'go' }
  | { kind: 'chosen'; ids: readonly string[] }
  | { kind: 'amount'; value: number }
  | ({ kind: 'pressed' } & Pick<Pressed, 'presses' | 'breaths'>)
  | { kind: 'ranOut' };

export interface Step {
  scene: string;
  answer: Answer;
  /** Seconds of play since the start, by the caller's clock. */
  atSeconds: number;
}

/** The stored log of a run. */
export interface Run {
  drill: string;
  version: number;
  mode: DrillMode;
  /** The random seed for shuffling the options. */
  seed: number;
  steps: readonly Step[];
}

/** The action is impossible in the current state. */
export class CannotDo extends Error {}
/** The step already has a different answer, from another window. */
export class Stale extends Error {}
