import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { sql } from 'drizzle-orm';

export interface Compared {
  people: number;
  below: number;
  equal: number;
}

export const compareWithOthers = (
  db: Db,
  { personId, ids, enough }: { personId: number; ids: readonly number[]; enough: number },
) =>
  rawRows<Compared>(
    db,
    sql`with mine as materialized (
      select question_id, first_share from question_standing
      where person_id = ${personId} and question_id = any(${sql.param([...ids])}::int[])
        and first_share is not null
    ), others as (
      select other.person_id, sum(other.first_share)::numeric(9, 3) as theirs,
        sum(mine.first_share)::numeric(9, 3) as own
      from mine join question_standing other using (question_id)
      where other.person_id <> ${personId} and other.first_share is not null
        and (select count(*) from mine) >= ${enough}
      group by other.person_id having count(*) >= ${enough}
    )
    select count(*)::int as people, count(*) filter (where theirs < own)::int as below,
      count(*) filter (where theirs = own)::int as equal from others`,
  );
