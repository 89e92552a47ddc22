import type { drillPressing } from '@cheese/domain/codes/training/drills';

export type CprLevel = keyof typeof drillPressing;
const inOrder: readonly CprLevel[] = ['poor', 'fair', 'good'];
export const isAtLeast = (level: CprLevel, asked: CprLevel) =>
  inOrder.indexOf(level) >= inOrder.indexOf(asked);

export interface CprPause {
  fromS: number;
  seconds: number;
  /** Breaths were given in it. */
  breaths: number;
}

export interface CprCycle {
  presses: number;
  breaths: number;
  isRight: boolean;
}

export interface CprReport {
  presses: number;
  /** By the minute, while there was pressing; null of fewer than two. */
  rate: number | null;
  /** Of the presses, how many came at 100 to 120. */
  inRange: number;
  /** How far the times between presses differ: their deviation by their mean. */
  variation: number | null;
  pauses: CprPause[];
  longestPauseS: number;
  cycles: CprCycle[];
  handsOn: number;
  /** The rate around each press, for a curve. */
  curve: { atS: number; rate: number }[];
  level: CprLevel;
  /** What makes it so, and what cannot be told by a key. */
  says: string[];
}
