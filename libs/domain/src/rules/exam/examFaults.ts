import type { ExamSetting, ExamSettings, Showing } from '../../contract/exam/shapes/examSettings';
import { examFaults as texts } from '../../texts/examMessages';
import { isAddressRange } from '../site/addressRange';

export type ExamFaults = Partial<Record<ExamSetting, string>>;
const MS = 1000;

/** The contradictions in the settings of an exam. */
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
  // With several attempts, keys shown after the first would be used in the next.
  else if (review.when === 'atOnce' && settings.attempts > 1) faults.review = texts.tries;
  return faults;
}

/** The setting needs a fixed time, and none is given. */
export const lacksMoment = ({ when, at }: Showing) => when === 'moment' && at === null;

/** Keys at a fixed time must not appear before everybody's end. */
function reviewFault(review: Showing, overAt: number): string | null {
  if (lacksMoment(review)) return texts.moment;
  return review.when === 'moment' && (review.at ?? 0) < overAt ? texts.early : null;
}
