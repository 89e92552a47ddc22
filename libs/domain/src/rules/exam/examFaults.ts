import type { ExamSetting, ExamSettings, Showing } from '../../contract/exam/shapes/examSettings';
import { examFaults as texts } from '../../texts/examMessages';
import { isAddressRange } from '../site/addressRange';

export type ExamFaults = Partial<Record<ExamSetting, string>>;
const MS = 1000;

/** What of the settings of an exam cannot be. */
export function examFaultsOf(settings: ExamSettings, totalScore: number): ExamFaults {
  const { startsAt, endsAt, durationS, graceS, passScore, ranges, result, review } = settings;
  const faults: ExamFaults = {};
  if (endsAt <= startsAt) faults.endsAt = texts.window;
  else if (durationS * MS > endsAt - startsAt) faults.durationS = texts.duration;
  if (passScore > totalScore) faults.passScore = texts.pass(totalScore);
  const wrong = ranges.find((range) => !isAddressRange(range));
  if (wrong !== undefined) faults.ranges = texts.range(wrong);
  if (lacksMoment(result)) faults.result = texts.moment;
  const early = reviewFault(review, endsAt + graceS * MS);
  if (early) faults.review = early;
  // Whoever may try again would answer by the keys.
  else if (review.when === 'atOnce' && settings.attempts > 1) faults.review = texts.tries;
  return faults;
}

/** A moment was meant, and none was said. */
export const lacksMoment = ({ when, at }: Showing) => when === 'moment' && at === null;

/** Keys that are shown at a moment are shown to nobody who could still be at it. */
function reviewFault(review: Showing, overAt: number): string | null {
  if (lacksMoment(review)) return texts.moment;
  return review.when === 'moment' && (review.at ?? 0) < overAt ? texts.early : null;
}
