import { sql } from 'drizzle-orm';
import { exam } from './exam.tables';

/** Keys are released only when no learner is still answering. */
export const isReviewed = (now: Date) => sql`case
  when ${exam.reviewFrom} <= ${exam.startsAt} then ${exam.reviewFrom} <= ${now.toISOString()}
    and (${exam.attempts} = 1 or ${exam.endsAt} <= ${now.toISOString()})
  else coalesce(${exam.reviewFrom}, ${exam.endsAt} + make_interval(secs => ${exam.graceS}))
      <= ${now.toISOString()}
    and not exists (select 1 from question_attempt other where other.kind = 'exam'
      and other.source_id = ${exam.id} and other.submitted_at is null
      and other.ends_at + make_interval(secs => ${exam.graceS} + 600) > ${now.toISOString()})
  end`;
