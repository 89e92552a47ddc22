import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { exam } from '../exam/exam.tables';
import { question } from '../bank/question.tables';
import { isReviewed } from '../exam/exam.reviewed.filters';

/** If keys are never shown, the exam is over once nobody can still be answering. */
const isOver = (
  now: Date,
) => sql`(${isReviewed(now)} or (${exam.reviewFrom} >= ${new Date(NEVER_SHOWN).toISOString()}
  and ${exam.endsAt} + make_interval(secs => ${exam.graceS} + 600) <= ${now.toISOString()}))`;

const chosen = '$.sections[*].items[*].questionId';
const drawn = '$.sections[*].draws[*].pool[*][0]';

/**
 * The questions that may not be discussed at a school: those asked by its running exams, until
 * their keys may be seen, because comments would reach learners who have yet to answer. While an
 * exam may be entered, all questions of its banks are closed, so that the closed ones do not reveal
 * what it asks. Nothing is closed before the exam begins.
 */
export async function closedByExams(
  db: Db,
  { organisationId, ids, now }: { organisationId: number; ids: readonly number[]; now: Date },
): Promise<ReadonlySet<number>> {
  const at = now.toISOString();
  const rows = await rawRows<{ id: number }>(
    db,
    sql`with open as materialized (
      select ${exam.plan} as plan, ${exam.endsAt} > ${at} as may_be_entered from ${exam}
      where ${exam.organisationId} = ${organisationId} and ${exam.cancelledAt} is null
        and ${exam.publishedAt} is not null and ${exam.startsAt} <= ${at} and not ${isOver(now)}
    ), asked as materialized (
      select distinct said.id, open.may_be_entered from open, lateral (
        select jsonb_path_query(open.plan, ${chosen}::jsonpath)::int as id
        union all select jsonb_path_query(open.plan, ${drawn}::jsonpath)::int
      ) as said
    ) select ${question.id} as id from ${question}
    where ${question.id} = any(${sql.param([...ids])}::int[]) and (
      ${question.id} in (select asked.id from asked) or ${question.bankId} in (
        select other.bank_id from asked join question other on other.id = asked.id
        where asked.may_be_entered))`,
  );
  return new Set(rows.map(({ id }) => id));
}
