import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { sql } from 'drizzle-orm';
import type { PracticeAmong } from '@cheese/domain/codes/exam/practices';
import { fitting, standsIn } from './practiceSet.filter.store';

export interface Counted {
  of: 'total' | 'chapter' | 'type' | 'difficulty' | 'tag' | 'among';
  value: string;
  count: number;
}

const MOST_TAGS = 60;

/**
 * All numbers of a page of choices by one statement: of each kind, as if nothing of it were chosen.
 * The questions are gone through once; what is alike of them is added up from then on.
 */
const counts = (among: PracticeAmong) => {
  const a = standsIn(among);
  return sql`, kinds as materialized (
      select chapter_id, type, difficulty, c, t, d, g, a1, a2, a3, a4, a5, count(*)::int as n
      from fit group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    )
    select 'total' as of, '' as value, coalesce(sum(n), 0)::int as count from kinds
      where c and t and d and g and ${a}
    union all select 'chapter', chapter_id::text, sum(n)::int from kinds
      where t and d and g and ${a} group by chapter_id
    union all select 'type', type::text, sum(n)::int from kinds
      where c and d and g and ${a} group by type
    union all select 'difficulty', difficulty::text, sum(n)::int from kinds
      where c and t and g and ${a} group by difficulty
    union all (select 'tag', tag, count(*)::int from fit, unnest(tags) as tag
      where c and t and d and ${a} group by tag order by 3 desc, 2 limit ${MOST_TAGS})
    union all select 'among', among.code::text, sum(n)::int from kinds,
      lateral (values (1, a1), (2, a2), (3, a3), (4, a4), (5, a5)) as among(code, is_one)
      where c and t and d and g and among.is_one group by among.code`;
};

export const selectCounts = (db: Db, among: PracticeAmong) =>
  prepared(db, `fitting_counted_${among}`, () =>
    db
      .select({
        of: sql<Counted['of']>`of`,
        value: sql<string>`value`,
        count: sql<number>`count`,
      })
      .from(sql`(${fitting} ${counts(among)}) as counted`)
      .prepare(`fitting_counted_${among}`),
  );
