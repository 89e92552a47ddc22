import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { type Placeholder, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import { questionAttempt } from './attempt.tables';

/** The SQL form of `withdrawableUntil`: a recent submission may be taken back. */
export const isWithdrawable = (now: string | Placeholder) => sql`(
  ${questionAttempt.submittedBy} = 'person' and ${questionAttempt.endsAt} > ${now}::timestamptz
  and ${questionAttempt.submittedAt} > ${now}::timestamptz
    - make_interval(secs => ${literal(WITHDRAWAL_MS / 1000)}))`;
