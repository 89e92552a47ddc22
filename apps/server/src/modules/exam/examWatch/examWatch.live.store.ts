import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { expectedPeople } from '../../school/audience/audience.door';
import { exam } from '../exam/exam.tables';
import { and, eq, sql } from 'drizzle-orm';

const columns = {
  id: exam.id,
  title: exam.title,
  startsAt: exam.startsAt,
  endsAt: exam.endsAt,
  questionCount: exam.questionCount,
  extraS: exam.extraS,
  audienceId: exam.audienceId,
  logsLeaving: exam.logsLeaving,
  isOneDevice: exam.isOneDevice,
  publishedAt: exam.publishedAt,
  cancelledAt: exam.cancelledAt,
  graceS: exam.graceS,
  resultFrom: exam.resultFrom,
  reviewFrom: exam.reviewFrom,
};

interface WatchedExam {
  examId: number;
  organisationId: number;
  audienceIds: number[];
}

/** Timestamps in milliseconds. */
export interface Row {
  person_id: number;
  name: string;
  number: string;
  attempt_id: number | null;
  nth: number | null;
  answered: number | null;
  started: number | null;
  ends: number | null;
  heard: number | null;
  submitted: number | null;
  is_taken_in: boolean | null;
  left_count: number | null;
  is_away: boolean | null;
  device_count: number | null;
  extra_s: number | null;
}

const ms = (moment: string) => sql.raw(`(extract(epoch from ${moment}) * 1000)::float8`);

/** One statement for the audience and all who sat, each with their latest try. */
export async function selectWatched(
  db: Db,
  { examId, organisationId, audienceIds }: WatchedExam,
): Promise<Row[]> {
  const ids = sql.param(audienceIds);
  return rawRows<Row>(
    db,
    sql`
    with tries as (
      select distinct on (person_id) id, person_id, nth, started_at, ends_at, submitted_at,
        taken_in_at is not null as is_taken_in
      from question_attempt where kind = 'exam' and source_id = ${examId}
      order by person_id, id desc
    ), people as (
      select person_id from tries
      union ${expectedPeople(sql`${ids}::int[]`)}
    ), given as (
      select attempt_id, count(*) filter (where answer.given <> '[]'::jsonb)::int as answered,
        max(answered_at) as at
      from attempt_answer answer where attempt_id in (select id from tries) group by attempt_id
    ), events as (
      select attempt_id, count(*) filter (where kind = 'left')::int as left_count,
        count(*) filter (where kind = 'device')::int as device_count, max(at) as at,
        (array_agg(kind order by id desc) filter (where kind in ('left', 'returned')))[1] = 'left' as is_away
      from attempt_event where attempt_id in (select id from tries) group by attempt_id
    )
    select people.person_id, coalesce(roll.name, person.name, person.nickname) as name,
      coalesce(roll.number, '') as number, tries.id as attempt_id, tries.nth, tries.is_taken_in,
      given.answered,
      ${ms('tries.started_at')} as started, ${ms('tries.ends_at')} as ends,
      ${ms('tries.submitted_at')} as submitted,
      ${ms('greatest(tries.started_at, given.at, events.at, heard.at)')} as heard,
      events.left_count, events.is_away, events.device_count, extra.extra_s
    from people
    join person on person.id = people.person_id
    left join membership roll
      on roll.person_id = people.person_id and roll.organisation_id = ${organisationId}
    left join tries on tries.person_id = people.person_id
    left join given on given.attempt_id = tries.id
    left join events on events.attempt_id = tries.id
    left join attempt_heard heard on heard.attempt_id = tries.id
    left join exam_extension extra
      on extra.exam_id = ${examId} and extra.person_id = people.person_id
    order by roll.number, people.person_id`,
  );
}

export function selectWatchedExam(db: Db, examId: number, organisationId: number) {
  const isIt = and(eq(exam.id, examId), eq(exam.organisationId, organisationId));
  return db.select(columns).from(exam).where(isIt);
}
