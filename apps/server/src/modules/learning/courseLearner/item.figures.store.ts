import { sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';

export interface ItemCounts {
  id: number;
  begunCount: number;
  doneCount: number;
  meanS: number;
  meanScore: number | null;
}

/** Counts for each item that at least one learner has begun. */
export const selectCounts = (db: Db, courseId: number) =>
  rawRows<ItemCounts>(
    db,
    sql`select courseware_id as id, count(*)::int as "begunCount",
      count(studied_at)::int as "doneCount", avg(studied_s)::int as "meanS",
      avg(best_score)::float as "meanScore"
    from courseware_progress where courseware_id in
      (select it.id from courseware it where it.course_id = ${courseId} and it.is_shown)
    group by courseware_id`,
  );

interface Steps {
  itemId: number;
  /** Position of the first step, the distance between steps, and their number. */
  from: number;
  step: number;
  count: number;
}

/**
 * Number of viewers at each step. The ranges of one person never overlap, so each person counts
 * once; every range adds one at its start and removes one at its end.
 */
export async function selectSeenBy(db: Db, { itemId, from, step, count }: Steps) {
  const at = (side: 0 | 1) =>
    sql`least(${count}::int, greatest(0,
      ceil(((part.value->>${literal(side)})::float - ${from}) / ${step})))::int`;
  const rows = await rawRows<{ place: number; change: number }>(
    db,
    sql`with part as (
      select ${at(0)} as begins, ${at(1)} as ends from courseware_progress it,
        jsonb_array_elements(it.seen) as part(value) where it.courseware_id = ${itemId}
    ), turn as (
      select begins as place, 1 as change from part where begins < ends
      union all select ends, -1 from part where begins < ends
    ) select place, sum(change)::int as change from turn group by place`,
  );
  const changes = new Map(rows.map(({ place, change }) => [place, change]));
  let here = 0;
  return Array.from({ length: count }, (_, place) => (here += changes.get(place) ?? 0));
}
