import { type CompletionRule, WATCHED_SHARE } from '../../codes/learning/completionRules';
import { coursewareTypeCodes, type CoursewareType } from '../../codes/learning/coursewareTypes';
import { type Range, shareSeen } from './seenRanges';

/** The length of a film or the number of pages of a document. */
export interface Extent {
  type: CoursewareType;
  durationS: number | null;
  pageCount: number;
}

/** The full range of an item: seconds from 0, pages from 1; empty for other types. */
export function wholeOf({ type, durationS, pageCount }: Extent): Range {
  if (type === coursewareTypeCodes.video) return [0, durationS ?? 0];
  return type === coursewareTypeCodes.ppt ? [1, pageCount + 1] : [0, 0];
}

/**
 * The effective rule: if nothing in the item could ever satisfy its rule, the learner marks it as
 * done by hand.
 */
export function ruleOf(rule: CompletionRule, extent: Extent): CompletionRule {
  const [from, to] = wholeOf(extent);
  const isFit = {
    watched: extent.type === coursewareTypeCodes.video && to > from,
    lastPage: extent.type === coursewareTypeCodes.ppt && to > from,
    passed: extent.type === coursewareTypeCodes.test,
    handedIn: extent.type === coursewareTypeCodes.exam,
    byHand: true,
  };
  return isFit[rule] ? rule : 'byHand';
}

/** True if the server detects completion by itself instead of trusting the learner's mark. */
export const isSeenDone = (rule: CompletionRule, extent: Extent) =>
  ruleOf(rule, extent) !== 'byHand';

/** True if the ranges seen complete it. Tests and exams are completed elsewhere. */
export function isCompleted(
  rule: CompletionRule,
  extent: Extent,
  { seen, isMarked }: { seen: readonly Range[]; isMarked: boolean },
): boolean {
  const whole = wholeOf(extent);
  const holds = ruleOf(rule, extent);
  if (holds === 'watched') return shareSeen(seen, whole) >= WATCHED_SHARE;
  if (holds === 'lastPage') return isRead(seen, whole);
  return holds === 'byHand' && isMarked;
}

/**
 * Reaching the last page completes it, if enough of the pages before it was seen: the same share as
 * of a film.
 */
const isRead = (seen: readonly Range[], whole: Range) =>
  shareSeen(seen, whole) >= WATCHED_SHARE && shareSeen(seen, [whole[1] - 1, whole[1]]) === 1;
