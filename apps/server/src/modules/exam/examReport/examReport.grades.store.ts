import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';
import { expectedPeople } from '../../school/audience/audience.door';
import type { ExamRow } from '../exam/exam.tables';
import { sql, type SQL } from 'drizzle-orm';
import type { GradeSort } from '@cheese/domain/codes/exam/examReports';
import type { Grade } from '@cheese/domain/contract/exam/examReport';

export type GradeState = Grade['state'];

export interface GradeRow {
  personId: number;
  name: string;
  number: string | null;
  attemptId: number | null;
  tries: number;
  state: GradeState;
  gained: number | null;
  rank: number | null;
  waitingCount: number;
  usedS: number | null;
  lateCount: number;
  submittedAt: string | null;
  submittedBy: string | null;
}

/**
 * Everyone who sat the exam or was expected to, with their best try. Expected are the learners on
 * the school's roll; an exam for everybody expects no one in particular. Equal scores share a rank,
 * and the following ranks are skipped.
 */
const grades = (exam: ExamRow) => sql`
  with expected as (
    ${expectedPeople(sql`array[${exam.audienceId}]::int[]`)}
  ), sat as (
    select person_id, id, gained, waiting_count, started_at, submitted_at, submitted_by,
      idle_s, count(*) over (partition by person_id)::int as tries,
      bool_or(submitted_at is null) over (partition by person_id) as is_open,
      row_number() over (partition by person_id order by gained desc nulls last, id) as nth
    from question_attempt where kind = 'exam' and source_id = ${exam.id}
  ), grade as (
    select people.id as "personId", coalesce(roll.name, people.name, people.nickname) as name,
      roll.number, case when sat.submitted_at is not null then sat.id end as "attemptId",
      coalesce(sat.tries, 0) as tries, sat.gained,
      case when sat.is_open then 'answering'
        when sat.gained is not null and sat.submitted_at is not null then 'submitted'
        else 'absent' end as state,
      case when sat.gained is not null
        then rank() over (order by sat.gained desc nulls last)::int end as rank,
      coalesce(sat.waiting_count, 0) as "waitingCount",
      round(extract(epoch from sat.submitted_at - sat.started_at))::int - sat.idle_s as "usedS",
      (select count(*)::int from attempt_answer answer
        where answer.attempt_id = sat.id and answer.is_late) as "lateCount",
      sat.submitted_at as "submittedAt", sat.submitted_by as "submittedBy"
    from (select person_id from expected union select person_id from sat) as those
    join person people on people.id = those.person_id
    left join sat on sat.person_id = people.id and sat.nth = 1
    left join membership roll on roll.person_id = people.id
      and roll.organisation_id = ${exam.organisationId}
  )`;

const byNumber = sql`number nulls last, "personId"`;

/** Learners without a value come last. */
const orders: Record<GradeSort, SQL> = {
  number: byNumber,
  score: sql`gained desc nulls last, ${byNumber}`,
  usedS: sql`"usedS" nulls last, ${byNumber}`,
};

export const selectGrades = (db: Db, exam: ExamRow) =>
  rawRows<GradeRow>(db, sql`${grades(exam)} select * from grade order by ${byNumber}`);

export function selectGradesPage(
  db: Db,
  {
    at,
    keyword,
    state,
    exam,
    sort,
  }: { at: Paged; keyword: string; state: GradeState | undefined; exam: ExamRow; sort: GradeSort },
) {
  const { limit, offset } = rowsOf(at);
  const words = keyword.trim();
  const isSaid = sql`(name || ' ' || coalesce(number, '')) ilike ${likePattern(words)}`;
  const isFound = sql`${words ? isSaid : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}`;
  return rawRows<GradeRow & { total: number }>(
    db,
    sql`${grades(exam)}, found as (select * from grade where ${isFound})
      select page.*, counted.total from (select count(*)::int as total from found) as counted
      left join (select * from found order by ${orders[sort]} limit ${limit} offset ${offset})
        as page on true order by ${orders[sort]}`,
  );
}
