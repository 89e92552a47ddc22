import { wholePercent } from '@cheese/domain/rules/numbers/wholePercent';

/** At most 1, because the total may have shrunk after questions were answered. */
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
