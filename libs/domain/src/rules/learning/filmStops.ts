import { studyBelief } from './believedReport';
import type { Range } from './seenRanges';

/** A stop of a film for a question, and its state for one person. */
export interface StopStanding {
  second: number;
  mustAnswer: boolean;
  isAnswered: boolean;
}

/**
 * The first unanswered mandatory stop that holds the viewer; null if there is none. A viewer who
 * was past a stop before it was added is not held.
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

/** True if the viewer has seen up to this second or beyond; allows for a late report. */
export const hasReached = (second: number, seen: readonly Range[]): boolean =>
  seen.some(([from, to]) => from <= second && second <= to + studyBelief.slackS);
