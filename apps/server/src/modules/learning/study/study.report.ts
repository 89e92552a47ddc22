import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CompletionRule } from '@cheese/domain/codes/learning/completionRules';
import {
  believedSeen,
  believedTime,
  mayMark,
  reachOf,
  studyBelief,
} from '@cheese/domain/rules/learning/believedReport';
import { heldAt } from '@cheese/domain/rules/learning/filmStops';
import { isCompleted, ruleOf, wholeOf } from '@cheese/domain/rules/learning/itemCompletion';
import type { Range } from '@cheese/domain/rules/learning/seenRanges';
import type { KnownProgress, Visited } from './study.store';

export interface StudyReport {
  position?: number | undefined;
  seen?: readonly Range[] | undefined;
  isMarked?: boolean | undefined;
}

export interface Report {
  told: StudyReport;
  now: Date;
  /** When another item of theirs was told of last: time passes once, however many are open. */
  elsewhereAt?: Date | null;
  /** True when the learner leaves: the time stops here. */
  isEnd: boolean;
}

export const ruleHeld = (item: Visited): CompletionRule => ruleOf(item.rule, item);

/** Computes the progress after a report, by the server's clock. */
export function afterReport(
  item: Visited,
  before: KnownProgress,
  { isEnd, ...report }: Report,
): KnownProgress {
  const { told, now } = report;
  const passedS = passedOf(before, report);
  const whole = wholeOf(item);
  const isInOrder = item.isInOrder && before.studiedAt === null;
  // Beyond a question that needs an answer nothing can have been on the screen.
  const held = heldAt(item.unanswered ?? [], before.seen) ?? Infinity;
  const open: Range = [whole[0], Math.min(whole[1], held)];
  const pageSigns = item.type === coursewareTypeCodes.ppt ? (item.pageSigns ?? []) : null;
  const claim = { seen: told.seen ?? [], whole: open, isInOrder, pageSigns };
  const seen = believedSeen({ ...before, passedS }, claim);
  // One is at the end of a film, but on the last page of a document.
  const end = item.type === coursewareTypeCodes.ppt ? whole[1] - 1 : whole[1];
  const most = Math.min(end, held, isInOrder ? reachOf(seen, whole) : end);
  return {
    seen,
    position: Math.floor(Math.min(told.position ?? before.position, most)),
    studiedS: before.studiedS + believedTime(passedS),
    reportedAt: isEnd ? null : new Date(now.getTime() - restOf(item, passedS)),
    lastAt: now,
    studiedAt: studiedAt(item, before, { seen, told, now }),
  };
}

/** The part of a second that counts with the next report; of a film it was on the screen already. */
function restOf({ type }: Visited, passedS: number | null): number {
  if (
    type === coursewareTypeCodes.video ||
    passedS === null ||
    passedS < 0 ||
    passedS > studyBelief.mostStudyS
  )
    return 0;
  return Math.round((passedS - believedTime(passedS)) * 1000);
}

/** True if the learner stayed long enough to mark the item as done. */
export const mayMarkNow = (before: KnownProgress, at: Moment) =>
  mayMark({ ...before, passedS: passedOf(before, at) });

type Moment = Pick<Report, 'now' | 'elsewhereAt'>;

const passedOf = ({ reportedAt }: KnownProgress, { now, elsewhereAt }: Moment) =>
  reportedAt && (now.getTime() - Math.max(+reportedAt, +(elsewhereAt ?? 0))) / 1000;

interface Found {
  seen: readonly Range[];
  told: StudyReport;
  now: Date;
}

/** Completion is permanent, except that a mark set by hand can be removed by hand. */
function studiedAt(item: Visited, before: KnownProgress, { seen, told, now }: Found): Date | null {
  if (ruleHeld(item) === 'byHand' && told.isMarked === false) return null;
  if (before.studiedAt) return before.studiedAt;
  const isNow = isCompleted(item.rule, item, { seen, isMarked: told.isMarked ?? false });
  return isNow ? now : null;
}
