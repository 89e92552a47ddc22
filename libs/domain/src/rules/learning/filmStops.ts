import { studyBelief } from './believedReport';
import type { Range } from './seenRanges';

/** A moment at which a film stops for a question, as it stands for one person. */
export interface StopStanding {
  second: number;
  mustAnswer: boolean;
  isAnswered: boolean;
}

/**
 * The moment at which a film holds somebody, of those that need an answer and have none; null where
 * it holds nowhere. Whoever was beyond one before it was put there is not held by it.
 */
export function heldAt(unanswered: readonly number[], seen: readonly Range[]): number | null {
  const holding = unanswered.filter(
    (second) => second > 0 && !seen.some(([from, to]) => from <= second && second < to),
  );
  return holding.length > 0 ? Math.min(...holding) : null;
}

export const unansweredOf = (stops: readonly StopStanding[]): number[] =>
  stops
    .filter(({ mustAnswer, isAnswered }) => mustAnswer && !isAnswered)
    .map(({ second }) => second);

/** Whether what was seen leads up to a moment, or beyond it; a report may be a little late. */
export const hasReached = (second: number, seen: readonly Range[]): boolean =>
  seen.some(([from, to]) => from <= second && second <= to + studyBelief.slackS);
