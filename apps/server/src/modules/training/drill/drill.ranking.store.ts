import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { and, eq, sql } from 'drizzle-orm';
import { drillRanked } from './drill.tables';

export const SHOWN = 20;

export interface PlacedRow {
  personId: number;
  nickname: string;
  isRanked: boolean;
  place: number;
  score: number;
  tries: number;
  seconds: number;
  total: number;
}

interface RankingQuery {
  drillId: number;
  version: number;
  personId: number;
}

/**
 * The top learners who agreed to be ranked, and the caller, by their best finished test of the
 * current version: by score, then fewer tests, then less time, then earlier date. A learner who did
 * not agree displaces no one; the caller's rank is the one they would have.
 */
export const selectPlaced = (db: Db, { drillId, version, personId }: RankingQuery) =>
  rawRows<PlacedRow>(
    db,
    sql`with those as (
      select person_id, true as is_ranked from drill_ranked where drill_id = ${drillId}
      union all select ${personId}::int, false where not exists (
        select 1 from drill_ranked where drill_id = ${drillId} and person_id = ${personId})
    ), placed as (
      select those.person_id, those.is_ranked, best.score, best.tries, best.seconds,
        (1 + count(*) filter (where those.is_ranked) over (
          order by best.score desc, best.tries, best.seconds, best.finished_at, best.id
          rows between unbounded preceding and 1 preceding))::int as place,
        (count(*) filter (where those.is_ranked) over ())::int as total
      from those join lateral (
        select id, score, tries, seconds, finished_at from drill_run
        where drill_id = ${drillId} and person_id = those.person_id
          and mode = 'test' and finished_at is not null and version = ${version}
        order by score desc, tries, seconds, finished_at, id limit 1
      ) as best on true
    )
    select placed.person_id as "personId", person.nickname, placed.is_ranked as "isRanked",
      placed.place, placed.score, placed.tries, placed.seconds, placed.total
    from placed join person on person.id = placed.person_id
    where (placed.is_ranked and placed.place <= ${SHOWN}) or placed.person_id = ${personId}
    order by placed.place, placed.is_ranked desc`,
  );

export async function deleteRanked(db: Db, drillId: number, personId: number) {
  const isTheirs = and(eq(drillRanked.drillId, drillId), eq(drillRanked.personId, personId));
  await db.delete(drillRanked).where(isTheirs);
}

export const insertRanked = (
  db: Db,
  agreed: { drillId: number; personId: number; agreedAt: Date },
) => db.insert(drillRanked).values(agreed).onConflictDoNothing();
