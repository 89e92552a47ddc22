import { type CompletionRule, WATCHED_SHARE } from '../../codes/learning/completionRules';
import { coursewareTypeCodes, type CoursewareType } from '../../codes/learning/coursewareTypes';
import { type Range, shareSeen } from './seenRanges';

/** What there is of an item: how long its film runs, how many pages its document has. */
export interface Extent {
  type: CoursewareType;
  durationS: number | null;
  pageCount: number;
}

/** What can be on the screen: seconds from 0, pages from 1; empty for what has neither. */
export function wholeOf({ type, durationS, pageCount }: Extent): Range {
  if (type === coursewareTypeCodes.video) return [0, durationS ?? 0];
  return type === coursewareTypeCodes.ppt ? [1, pageCount + 1] : [0, 0];
}

/**
 * The rule that holds: one that nothing of the item could fulfil would keep it open for ever, so
 * whoever learns it says so by hand.
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

/** Whether the server sees by itself that it is completed, and need not take somebody's word. */
export const isSeenDone = (rule: CompletionRule, extent: Extent) =>
  ruleOf(rule, extent) !== 'byHand';

/** Whether what was on the screen completes it. Tests and exams end elsewhere. */
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

/** The last page ends it for who has seen those before it: as much of them as of a film. */
const isRead = (seen: readonly Range[], whole: Range) =>
  shareSeen(seen, whole) >= WATCHED_SHARE && shareSeen(seen, [whole[1] - 1, whole[1]]) === 1;
