/** What a server heard of one who was at it, all by its own clock. */
export interface HeardOf {
  startedAt: number;
  endsAt: number;
  /** How long after the end answers are still taken. */
  graceMs: number;
  /** The last word before the end: an answer, or the question how much time is left. */
  lastAt: number;
  /** The first word after it; null where there was none before this one. */
  backAt: number | null;
}

/** A save that was on its way when it was last heard of. */
const UNDER_WAY_MS = 30_000;
/** What was given in the last moment is heard of a moment later. */
const LEAP_MS = 2_000;
/** Once there is a network again, everything that waits is with the server in so long. */
const DELIVERY_MS = 60_000;

/** The word after the end that it came back with; one from before the time was extended is none. */
export const backAfter = ({ backAt, endsAt }: Pick<HeardOf, 'backAt' | 'endsAt'>) =>
  backAt !== null && backAt > endsAt ? backAt : null;

/**
 * Whether an answer that arrives after the end counts by the age that a browser claims for it. What
 * it claims is believed only of the time in which nothing was heard of it: a browser that still had
 * a network delivered what was given, and one that has it again delivers at once. So whoever wants
 * to go on after the end has to be silent from before it until they are done, and how long somebody
 * was silent is told to who holds the exam.
 */
export function isTakenLate(answer: { givenAt: number; now: number }, heard: HeardOf): boolean {
  const { givenAt, now } = answer;
  const { startedAt, endsAt, graceMs, lastAt } = heard;
  const silentFrom = Math.max(startedAt, lastAt - UNDER_WAY_MS);
  const isInSilence = givenAt >= silentFrom && givenAt <= endsAt + LEAP_MS;
  const deliveredBy = Math.min(endsAt + graceMs, (backAfter(heard) ?? now) + DELIVERY_MS);
  return isInSilence && now <= deliveredBy;
}
