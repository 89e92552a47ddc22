/**
 * After a try at the whole of a lesson's test its keys are shown; the next one waits, so that it
 * asks what somebody has learnt, and not what they have just read.
 */
export const lessonTest = { retryAfterM: 10 };

interface Supply {
  questionIds: readonly number[];
  askCount?: number | undefined;
}

/** How many questions one try asks, of those that are there. */
export const askedOf = ({ questionIds: { length }, askCount = length }: Supply): number =>
  Math.min(askCount, length);
