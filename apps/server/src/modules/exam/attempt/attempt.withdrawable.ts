import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { type Placeholder, sql } from 'drizzle-orm';
import { questionAttempt } from './attempt.tables';

/** Whoever handed in a moment ago may take it back: the same as `withdrawableUntil`. */
export const isWithdrawable = (now: string | Placeholder) => sql`(
  ${questionAttempt.submittedBy} = 'person' and ${questionAttempt.endsAt} > ${now}::timestamptz
  and ${questionAttempt.submittedAt} > ${now}::timestamptz
    - make_interval(secs => ${sql.raw(String(WITHDRAWAL_MS / 1000))}))`;
