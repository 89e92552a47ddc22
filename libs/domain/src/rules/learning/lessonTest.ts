/**
 * A full attempt at a lesson's test shows its keys, so the next attempt has to wait, to test
 * learning rather than short-term memory.
 */
export const lessonTest = { retryAfterM: 10 };

interface Supply {
  questionIds: readonly number[];
  askCount?: number | undefined;
}

/** The number of questions in one attempt. */
export const askedOf = ({ questionIds: { length }, askCount = length }: Supply): number =>
  Math.min(askCount, length);
