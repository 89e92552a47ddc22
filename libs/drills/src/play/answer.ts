import type { DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillMode } from '@cheese/domain/codes/training/drills';
import type { Pressed } from '../cpr/pressing';

/** What a browser says: options by the names that it was handed. */
export type Choice = DrillChoice;

/** What is kept: options and places by the drill's own names. */
export type Answer =
  | { kind: 'go' }
  | { kind: 'chosen'; ids: readonly string[] }
  | { kind: 'amount'; value: number }
  | ({ kind: 'pressed' } & Pick<Pressed, 'presses' | 'breaths'>)
  | { kind: 'ranOut' };

export interface Step {
  scene: string;
  answer: Answer;
  /** Seconds of play since the beginning, as whoever keeps the time says. */
  atSeconds: number;
}

/** All that is kept of somebody's run. */
export interface Run {
  drill: string;
  version: number;
  mode: DrillMode;
  /** By which options are shuffled. */
  seed: number;
  steps: readonly Step[];
}

/** Something that cannot be answered as things stand. */
export class CannotDo extends Error {}
/** It was answered already, elsewhere and otherwise. */
export class Stale extends Error {}
