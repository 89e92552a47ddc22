import type { Answers } from '@cheese/domain/contract/call';
import type { DrillContract as C } from '@cheese/domain/contract/training/drill';
import { and, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { refuse } from '../../../calls/refusal';
import { eyesOf } from '../../base/ownership/shownTo';
import { selectPerson } from '../../people/person/person.door';
import { refuseSensitiveName } from '../../people/publicWord/publicWord.service';
import { seeDrill } from './drill.graphs';
import { drillRanked } from './drill.tables';

const SHOWN = 20;

interface PlacedRow {
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
const selectPlaced = (db: Db, { drillId, version, personId }: RankingQuery) =>
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

const placeOf = ({ place, score, tries, seconds }: PlacedRow) => ({ place, score, tries, seconds });

export async function readRanking(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  drillId: number,
): Promise<Answers<C['ranking']>> {
  const { version } = (await seeDrill(db, drillId, eyesOf(person))).graph;
  const rows = await selectPlaced(db, { drillId, version, personId: person.id });
  const own = rows.find(({ personId }) => personId === person.id);
  return {
    list: rows
      .filter(({ isRanked, place }) => isRanked && place <= SHOWN)
      .map((row) => ({
        ...placeOf(row),
        nickname: row.nickname,
        isMine: row.personId === person.id,
      })),
    total: rows[0]?.total ?? 0,
    mine: own ? { ...placeOf(own), isRanked: own.isRanked } : null,
  };
}

/** Joining the ranking needs a finished test; leaving it needs nothing. */
export async function setRanked(
  context: CallerContext<'db'>,
  { scenarioId: drillId, isRanked }: Static<C['setRanked']['body']>,
): Promise<Answers<C['setRanked']>> {
  const { db, person, clock } = context;
  if (!isRanked) {
    const isTheirs = and(eq(drillRanked.drillId, drillId), eq(drillRanked.personId, person.id));
    await db.delete(drillRanked).where(isTheirs);
    return null;
  }
  const { mine } = await readRanking(context, drillId);
  if (!mine) refuse('drill.notTested');
  // It may have been chosen before a word in it was listed.
  await refuseSensitiveName(db, (await selectPerson(db, person.id)).nickname);
  const agreed = { drillId, personId: person.id, agreedAt: clock.now() };
  await db.insert(drillRanked).values(agreed).onConflictDoNothing();
  return null;
}
