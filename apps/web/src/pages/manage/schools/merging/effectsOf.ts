import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { texts } from './texts';

/** Effects of the merge in sentences; effects on nobody are left out. */
export function effectsOf(preview: SchoolMergePreview): string[] {
  const counted = ['administrators', 'widened', 'scheduledNotices', 'runningExams'] as const;
  const { licencesInForce, seatsInUse, sessions } = preview;
  return [
    ...counted.filter((one) => preview[one] > 0).map((one) => texts[one](preview[one])),
    ...(licencesInForce > 0 ? [texts.licences(licencesInForce, seatsInUse)] : []),
    ...(sessions > 0 ? [texts.sessions(sessions)] : []),
    texts.accounts,
  ];
}
