/**
 * What a call of a classroom takes:
 * - `view`: to be in it, or to have the school's right to view teaching;
 * - `join`: to be in it, while its term is open;
 * - `learn`: to learn in it, while its term is open;
 * - `assist`: to teach or assist in it;
 * - `teach`: to teach in it, while its term is open;
 * - `marks`: to see the marks of others;
 * - `mark`: to give marks, while its term is open.
 */
export const seatNeeds = ['view', 'join', 'learn', 'assist', 'teach', 'marks', 'mark'] as const;
export type SeatNeed = (typeof seatNeeds)[number];

/** How long what somebody says of a classroom may be. */
export const classroomLimits = {
  evaluation: 500,
  /** As many must have evaluated a classroom before its teachers read their words. */
  evaluationsShown: 3,
  noticeTitle: 100,
  noticeText: 20_000,
} as const;
