import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { isReviewed } from '../exam/exam.takeIn';
import { exam } from '../exam/exam.tables';

/** Where keys are never shown, an exam is over once nobody can be at it. */
const isOver = (
  now: Date,
) => sql`(${isReviewed(now)} or (${exam.reviewFrom} >= ${new Date(NEVER_SHOWN).toISOString()}
  and ${exam.endsAt} + make_interval(secs => ${exam.graceS} + 600) <= ${now.toISOString()}))`;

const chosen = '$.sections[*].items[*].questionId';
const drawn = '$.sections[*].draws[*].pool[*][0]';

/**
 * Which of these stand in an exam of a school that is being made, waits, is under way, or whose keys
 * may not be seen yet: what is said of them would reach who has still to answer.
 */
export async function askedOf(
  db: Db,
  { organisationId, ids, now }: { organisationId: number; ids: readonly number[]; now: Date },
): Promise<ReadonlySet<number>> {
  const rows = await rawRows<{ id: number }>(
    db,
    sql`with open as materialized (
      select ${exam.plan} as plan from ${exam}
      where ${exam.organisationId} = ${organisationId} and ${exam.cancelledAt} is null
        and (${exam.publishedAt} is null or not ${isOver(now)})
    ) select distinct asked.id from open, lateral (
      select jsonb_path_query(open.plan, ${chosen}::jsonpath)::int as id
      union all select jsonb_path_query(open.plan, ${drawn}::jsonpath)::int
    ) as asked where asked.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
