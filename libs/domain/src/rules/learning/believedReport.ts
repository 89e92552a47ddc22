import { lengthOf, mergeRanges, type Range, rangesBeyond, rangesWithin } from './seenRanges';

export const studyBelief = {
  /** The maximum playback speed. */
  mostSpeed: 2,
  /** Tolerance for a slow connection and for clocks that differ. */
  slackS: 5,
  /** The maximum study time that counts between two reports. */
  mostStudyS: 45,
  /** The maximum time on screen that counts between two reports; a longer silence means absence. */
  mostSilenceS: 120,
  /** The share of a film whose reports may be lost without asking for it again: 5 percent. */
  mostLost: 0.05,
  /**
   * The minimum seconds per page and per thousand characters: seven times as fast as careful
   * reading.
   */
  leastPageS: 3,
  leastThousandSignsS: 20,
  /** The minimum seconds before an item can be marked as done. */
  leastMarkS: 10,
} as const;

export interface Watched {
  seen: readonly Range[];
  /** Seconds since the last report by the server's clock; null if no visit was begun. */
  passedS: number | null;
  /** The seconds of study before this report. */
  studiedS: number;
}

interface ReportedStudy {
  seen: readonly Range[];
  /** The number of characters on each page; null for a film. */
  pageSigns: readonly number[] | null;
  /** The full range of the item. */
  whole: Range;
  /** Only what continues the range seen from the start is accepted. */
  isInOrder: boolean;
}

/**
 * The ranges accepted as seen after a report. A browser can claim anything, so new ranges must fit
 * in the time since the last report and, where order is required, continue what was seen. Rejected
 * ranges may be reported again later.
 */
export function believedSeen(
  { seen, passedS, studiedS }: Watched,
  told: ReportedStudy,
): [number, number][] {
  const known = mergeRanges(seen);
  if (passedS === null) return known;
  const fresh = rangesBeyond(rangesWithin(told.seen, told.whole), known);
  if (told.pageSigns) {
    return believedPages(known, fresh, told.pageSigns, studiedS + believedTime(passedS));
  }
  const passed = Math.min(Math.max(passedS, 0), studyBelief.mostSilenceS);
  let left = newSeconds(passed);
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
 * How far an in-order viewer has come. A gap of a few seconds, from a slow connection or a lost
 * report, does not stop the viewer; all gaps together may be as long as may be missing at the end.
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

/** The end of what may be claimed where order is required. */
export const reachOf = (seen: readonly Range[], whole: Range) =>
  comeTo(seen, whole) + studyBelief.slackS;

/**
 * Many quick reports gain nothing: only whole seconds count, and the remainder is counted with the
 * next report.
 */
const newSeconds = (passedS: number) =>
  Math.floor(passedS * studyBelief.mostSpeed + Math.min(studyBelief.slackS, passedS));

/** The minimum seconds for a page with this many characters. */
export const leastOfPage = (signs: number) => studyBelief.leastPageS + leastOfSigns(signs);

export const leastOfSigns = (signs: number) => (signs / 1000) * studyBelief.leastThousandSignsS;

/** Accepts pages in order, as far as they could be read in the time spent. */
function believedPages(
  known: [number, number][],
  fresh: readonly Range[],
  pageSigns: readonly number[],
  spentS: number,
): [number, number][] {
  const costOf = (page: number) => leastOfPage(pageSigns[page - 1] ?? 0);
  let left = spentS - pagesIn(known).reduce((sum, page) => sum + costOf(page), 0);
  let believed = known;
  for (const page of pagesIn(fresh)) {
    left -= costOf(page);
    if (left < 0) break;
    believed = mergeRanges(believed, [[page, page + 1]]);
  }
  return believed;
}

const pagesIn = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));

/** True once the learner has spent enough time to mark the item as done. */
export const mayMark = ({ passedS, studiedS }: Pick<Watched, 'passedS' | 'studiedS'>) =>
  studiedS + believedTime(passedS) >= studyBelief.leastMarkS;

/** The whole seconds of study between two reports, so that two reports per second gain nothing. */
export const believedTime = (passedS: number | null) =>
  Math.floor(Math.min(Math.max(passedS ?? 0, 0), studyBelief.mostStudyS));
