import { lengthOf, mergeRanges, type Range, rangesBeyond, rangesWithin } from './seenRanges';

export const studyBelief = {
  /** No player goes faster. */
  mostSpeed: 2,
  /** What a line that is slow, and clocks that tick apart, may make up. */
  slackS: 5,
  /** Between two reports so much counts as time of study. */
  mostStudyS: 45,
  /** And so much as time in which something was on the screen: who is silent for longer was away. */
  mostSilenceS: 120,
  /** So much of a film may have been lost on the way and is not asked for again: 5 of a hundred. */
  mostLost: 0.05,
} as const;

export interface Watched {
  seen: readonly Range[];
  /** Since the last report, by the server's clock; null where no visit was begun. */
  passedS: number | null;
}

interface Told {
  seen: readonly Range[];
  /** Seconds, which take their time; pages take none. */
  isFilm: boolean;
  /** What there is to see. */
  whole: Range;
  /** Nothing beyond what was seen from the beginning on is taken. */
  isInOrder: boolean;
}

/**
 * What was on the screen after a report of it. A browser may claim what it likes: new is only what
 * can have run in the time since the last one, and where order is asked for, what follows on what
 * was seen. What is not believed yet may be told again later.
 */
export function believedSeen({ seen, passedS }: Watched, told: Told): [number, number][] {
  const known = mergeRanges(seen);
  if (passedS === null) return known;
  const fresh = rangesBeyond(rangesWithin(told.seen, told.whole), known);
  const passed = Math.min(Math.max(passedS, 0), studyBelief.mostSilenceS);
  const { mostSpeed, slackS } = studyBelief;
  // Of a film reports one upon the other win nothing; pages are turned as fast as one likes.
  // Whole seconds and pages: the rest of one is told again.
  let left = Math.floor(passed * mostSpeed + (told.isFilm ? Math.min(slackS, passed) : slackS));
  let believed = known;
  for (const [from, to] of fresh) {
    if (left <= 0) break;
    if (told.isInOrder && from > reachOf(believed, told.whole)) break;
    const taken: Range = [from, Math.min(to, from + left)];
    left -= lengthOf([taken]);
    believed = mergeRanges(believed, [taken]);
  }
  return believed;
}

/**
 * How far somebody has come who watches in order. A few seconds that were lost on the way, by a slow
 * line or a report that never came, keep nobody from going on; all of them together may be as many
 * as may be missing at the end.
 */
export function comeTo(seen: readonly Range[], [begin, end]: Range): number {
  let at = begin;
  let left = Math.max(studyBelief.slackS, (end - begin) * studyBelief.mostLost);
  for (const [from, to] of mergeRanges(seen)) {
    const lost = Math.max(0, from - at);
    if (lost > studyBelief.slackS || lost > left) break;
    left -= lost;
    at = Math.max(at, to);
  }
  return at;
}

/** As far as may be claimed where order is asked for. */
export const reachOf = (seen: readonly Range[], whole: Range) =>
  comeTo(seen, whole) + studyBelief.slackS;

/** The seconds of study between two reports. */
export const believedTime = (passedS: number | null) =>
  Math.round(Math.min(Math.max(passedS ?? 0, 0), studyBelief.mostStudyS));
