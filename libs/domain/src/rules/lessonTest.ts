/**
 * After a try at the whole of a lesson's test its keys are shown; the next one waits, so that it
 * asks what somebody has learnt, and not what they have just read.
 */
export const lessonTest = { retryAfterM: 10 };
