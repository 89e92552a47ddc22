import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';

const { personId, bankId, from } = inputs('personId', 'bankId', 'from');

const days = sql`(
  select to_char(attempt.submitted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
    count(*)::int as answered, count(*) filter (where one.share >= 1)::int as right_ones
  from question_attempt attempt
  -- Side by side: an item picked out by its place is looked for from the start each time.
  cross join rows from (unnest(attempt.shares), jsonb_array_elements(attempt.items))
    with ordinality as one(share, item, nth)
  join question on question.id = (one.item->>'questionId')::int
    and question.bank_id = ${bankId}
  join attempt_answer answer on answer.attempt_id = attempt.id
    and answer.place = one.nth - 1 and jsonb_array_length(answer.given) > 0
  where attempt.person_id = ${personId} and one.share is not null
    and attempt.submitted_at >= ${from}::timestamptz
    and (attempt.kind <> 'exam' or attempt.taken_in_at is not null)
  group by day) days`;

const columns = {
  day: sql<string>`days.day`,
  answeredCount: sql<number>`days.answered`,
  rightCount: sql<number>`days.right_ones`,
};

/** Answers by day of submission; exams are included once they are reviewed. */
export const selectDays = (
  db: Db,
  person: number,
  { bankId: bank, from: day }: { bankId: number; from: string },
) =>
  prepared(db, 'days_in_bank', () => db.select(columns).from(days).prepare('days_in_bank')).execute(
    { personId: person, bankId: bank, from: `${day}T00:00:00+08:00` },
  );
