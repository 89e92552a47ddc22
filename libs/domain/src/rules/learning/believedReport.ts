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
  /** Nobody takes in a page sooner, nor a thousand signs: seven times as fast as one reads with care. */
  leastPageS: 3,
  leastThousandSignsS: 20,
  /** Nobody knows sooner that they are done with something. */
  leastMarkS: 10,
} as const;

export interface Watched {
  seen: readonly Range[];
  /** Since the last report, by the server's clock; null where no visit was begun. */
  passedS: number | null;
  /** The seconds of study before it. */
  studiedS: number;
}

interface Told {
  seen: readonly Range[];
  /** Of pages, how many signs stand on each; null where it is seconds of a film. */
  pageSigns: readonly number[] | null;
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
export function believedSeen({ seen, passedS, studiedS }: Watched, told: Told): [number, number][] {
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

/** Reports one upon the other win nothing. Whole seconds: the rest of one is told again. */
const newSeconds = (passedS: number) =>
  Math.floor(passedS * studyBelief.mostSpeed + Math.min(studyBelief.slackS, passedS));

/** How long a page with so many signs takes at least. */
export const leastOfPage = (signs: number) => studyBelief.leastPageS + leastOfSigns(signs);

export const leastOfSigns = (signs: number) => (signs / 1000) * studyBelief.leastThousandSignsS;

/** One page after the other, as far as all of them could be read in the time that was spent. */
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

/** Whether somebody has been with something for long enough to say that they are done. */
export const mayMark = ({ passedS, studiedS }: Pick<Watched, 'passedS' | 'studiedS'>) =>
  studiedS + believedTime(passedS) >= studyBelief.leastMarkS;

/** The whole seconds of study between two reports: who reports twice a second wins nothing. */
export const believedTime = (passedS: number | null) =>
  Math.floor(Math.min(Math.max(passedS ?? 0, 0), studyBelief.mostStudyS));
