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
  /** Compressions per minute, without pauses; null for fewer than two. */
  rate: number | null;
  /** The share of compressions at a rate of 100 to 120. */
  inRange: number;
  /** The coefficient of variation of the intervals: standard deviation divided by mean. */
  variation: number | null;
  pauses: CprPause[];
  longestPauseS: number;
  cycles: CprCycle[];
  handsOn: number;
  /** The rate around each compression, for a curve. */
  curve: { atS: number; rate: number }[];
  level: CprLevel;
  /** The reasons for the verdict, and what key presses cannot show. */
  says: string[];
}
