/** The server's contacts with one participant, by the server's clock. */
export interface HeardOf {
  startedAt: number;
  endsAt: number;
  /** How long after the end answers are still accepted. */
  graceMs: number;
  /** The last contact before the end: an answer or a request for the remaining time. */
  lastAt: number;
  /** The first contact after the end; null if this is the first. */
  backAt: number | null;
}

/** A save may have been on its way at the last contact. */
const UNDER_WAY_MS = 30_000;
/** An answer given at the last moment is reported a moment later. */
const LEAP_MS = 2_000;
/** Once the network is back, everything queued arrives within this time. */
const DELIVERY_MS = 60_000;

/** The contact after the end; ignores one that came before the time was extended. */
export const backAfter = ({ backAt, endsAt }: Pick<HeardOf, 'backAt' | 'endsAt'>) =>
  backAt !== null && backAt > endsAt ? backAt : null;

/**
 * Decides whether an answer that arrives after the end counts, by the age its browser claims. The
 * claim is believed only for a period without contact: a browser with a network delivers at once,
 * and so does one whose network is back. To cheat, a participant would have to stay offline from
 * before the end until they are done, and the length of that silence is shown to the teacher.
 */
export function isTakenLate(answer: { givenAt: number; now: number }, heard: HeardOf): boolean {
  const { givenAt, now } = answer;
  const { startedAt, endsAt, graceMs, lastAt } = heard;
  const silentFrom = Math.max(startedAt, lastAt - UNDER_WAY_MS);
  const isInSilence = givenAt >= silentFrom && givenAt <= endsAt + LEAP_MS;
  const deliveredBy = Math.min(endsAt + graceMs, (backAfter(heard) ?? now) + DELIVERY_MS);
  return isInSilence && now <= deliveredBy;
}
