import { wholePercent } from '@cheese/domain/rules/numbers/wholePercent';

/** A part of a whole from 0 to 1, also where the whole shrank below what was done of it. */
export const shareOf = (part: number, all: number): number =>
  all > 0 ? Math.min(1, part / all) : 0;

interface Answered {
  answeredCount: number;
  rightCount: number;
}

/**
 * Rounded down, so that a learner with one wrong answer never reads 100. Null before the first
 * answer.
 */
export const percentRight = ({ answeredCount, rightCount }: Answered): number | null =>
  answeredCount > 0 ? wholePercent(shareOf(rightCount, answeredCount)) : null;
