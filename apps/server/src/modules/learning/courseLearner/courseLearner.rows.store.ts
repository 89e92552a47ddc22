import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { LearnerSort, LearnerState } from '@cheese/domain/codes/learning/courseLearners';
import { riskRule } from '@cheese/domain/codes/emergency/riskRule';
import { idleSince } from '@cheese/domain/rules/learning/atRisk';
import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';
import { expectedPeople } from '../../school/audience/audience.door';

/** A course with its owner and audience. */
export interface Taught {
  courseId: number;
  organisationId: number | null;
  audienceId: number | null;
}

export interface LearnerRow {
  personId: number;
  name: string;
  number: string | null;
  studiedCount: number;
  itemCount: number;
  studiedS: number;
  lastAt: string | null;
  averageScore: number | null;
  certificateId: number | null;
  isRevoked: boolean;
  isAtRisk: boolean;
  remindedAt: string | null;
}

/**
 * The learners of a course: the audience of a school's course, or everyone who has begun a platform
 * course, without its teachers. No one is at risk in a course that cannot be opened.
 */
const learners = ({ courseId, organisationId, audienceId }: Taught, now: Date) => sql`
  with teaching as (
    select teacher.person_id from course_teacher join teacher
      on teacher.id = course_teacher.teacher_id
      where course_teacher.course_id = ${courseId} and teacher.person_id is not null
    union select created_by from course where id = ${courseId} and created_by is not null
    union select person_id from membership where organisation_id = ${organisationId}
      and role <> ${literal(roleCodes.learner)} and person_id is not null
  ), expected as (
    ${expectedPeople(sql`array[${audienceId}]::int[]`)}
    union select begun.person_id from course_learner begun where begun.course_id = ${courseId}
      and begun.person_id not in (select teaching.person_id from teaching)
  ), score as (
    select person_id, avg(best_score)::float as average from courseware_progress
    where course_id = ${courseId} and best_score is not null group by person_id
  ), size as (
    select count(*)::int as items from courseware
      where course_id = ${courseId} and is_shown
  ), learner as (
    select people.id as "personId", coalesce(roll.name, people.name, people.nickname) as name,
      roll.number, size.items as "itemCount", begun.first_at, begun.last_at as "lastAt",
      least(coalesce(begun.studied_count, 0), size.items) as "studiedCount",
      coalesce(begun.studied_s, 0) as "studiedS", score.average as "averageScore"
    from expected join person people on people.id = expected.person_id cross join size
    left join course_learner begun
      on begun.person_id = people.id and begun.course_id = ${courseId}
    left join score on score.person_id = people.id
    left join membership roll
      on roll.person_id = people.id and roll.organisation_id = ${organisationId}
  ), judged as (
    select *, case when first_at is null then 'notBegun'
        when "itemCount" > 0 and "studiedCount" >= "itemCount" then 'done'
        else 'underWay' end as state,
      first_at is null or "studiedS" = 0 as "isNew",
      coalesce("studiedCount" < "itemCount" and "lastAt" < ${idleMoment(now)}::timestamptz, false)
        as "isIdle",
      coalesce("averageScore" < ${riskRule.lowScore}, false) as "isLow"
    from learner
  ), known as (
    select *, ("isNew" or "isIdle" or "isLow") and exists (select 1 from course
      where id = ${courseId} and withdrawn_at is null
        and published_at <= ${now.toISOString()}::timestamptz) as "isAtRisk" from judged
  )`;

const idleMoment = (now: Date) => new Date(idleSince(now.getTime())).toISOString();

const byNumber = sql`number nulls last, "personId"`;
const orders: Record<LearnerSort, SQL> = {
  number: byNumber,
  leastDone: sql`"studiedCount", ${byNumber}`,
  mostDone: sql`"studiedCount" desc, ${byNumber}`,
  lastSeen: sql`"lastAt" desc nulls last, ${byNumber}`,
  longest: sql`"studiedS" desc, ${byNumber}`,
  // Low marks with another reason first; then those who never began, then the longest absent.
  mostAtRisk: sql`"isAtRisk" desc, ("isNew" or "isIdle") and "isLow" desc, "isNew" desc,
    "isIdle" desc, "lastAt" nulls first, ${byNumber}`,
};

interface LearnersQuery extends Paged {
  keyword?: string | undefined;
  state?: LearnerState | undefined;
  risk?: 1 | undefined;
  sort?: LearnerSort | undefined;
}

/** Columns needed only for the shown page, not for sorting. */
const shown = (courseId: number) => sql`
  left join certificate given on given.kind = 'course' and given.subject_id = ${courseId}
    and given.person_id = page."personId"
  left join course_reminder told on told.course_id = ${courseId}
    and told.person_id = page."personId"`;
const columns = sql`page.*, given.id as "certificateId",
  given.revoked_at is not null as "isRevoked", told.reminded_at as "remindedAt"`;

/** A page of them, with how many there are in all. */
export async function selectLearners(db: Db, taught: Taught, query: LearnersQuery, now: Date) {
  const { limit, offset } = rowsOf(query);
  const { keyword = '', state, risk, sort = 'number' } = query;
  const words = keyword.trim();
  const isSaid = sql`(name || ' ' || coalesce(number, '')) ilike ${likePattern(words)}`;
  const isFound = sql`${words ? isSaid : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}
    and ${risk ? sql`"isAtRisk"` : sql`true`}`;
  const rows = await rawRows<LearnerRow & { total: number }>(
    db,
    sql`${learners(taught, now)}, found as (select * from known where ${isFound})
      select ${columns}, counted.total from (select count(*)::int as total from found) as counted
      left join (select * from found order by ${orders[sort]} limit ${limit} offset ${offset})
        as page on true ${shown(taught.courseId)} order by ${orders[sort]}`,
  );
  return {
    rows: rows.filter(({ personId }) => (personId as number | null) !== null),
    total: rows[0]?.total ?? 0,
  };
}

/** Some of them, where they are among those who learn. */
export const selectSome = (db: Db, taught: Taught, personIds: readonly number[], now: Date) =>
  rawRows<LearnerRow>(
    db,
    sql`${learners(taught, now)} select ${columns}
      from (select * from known where "personId" = any(${sql.param([...personIds])}::int[])) as page
      ${shown(taught.courseId)}`,
  );

interface Totals {
  itemCount: number;
  learnerCount: number;
  begunCount: number;
  doneCount: number;
  atRiskCount: number;
  meanShare: number;
  certificateCount: number;
}

export async function selectTotals(db: Db, taught: Taught, now: Date): Promise<Totals> {
  const [row] = await rawRows<Totals>(
    db,
    sql`${learners(taught, now)} select (select items from size) as "itemCount",
      count(*)::int as "learnerCount", count(first_at)::int as "begunCount",
      count(*) filter (where state = 'done')::int as "doneCount",
      count(*) filter (where "isAtRisk")::int as "atRiskCount",
      coalesce(avg("studiedCount"::float / nullif("itemCount", 0)), 0)::float as "meanShare",
      (select count(*)::int from certificate given where given.kind = 'course'
        and given.subject_id = ${taught.courseId} and given.revoked_at is null)
        as "certificateCount"
    from known`,
  );
  if (!row) throw new Error('totals are one row');
  return row;
}

/** Learners at risk, split by whether they were reminded after `toldAfter`. */
export async function countAtRisk(db: Db, taught: Taught, at: { now: Date; toldAfter: Date }) {
  const [row] = await rawRows<{ waitingCount: number; remindedCount: number }>(
    db,
    sql`${learners(taught, at.now)} select
      count(*) filter (where told.person_id is null)::int as "waitingCount",
      count(told.person_id)::int as "remindedCount"
      from known ${toldAfter(taught, at)} where "isAtRisk"`,
  );
  if (!row) throw new Error('a count is one row');
  return row;
}

/** Learners at risk not reminded after `toldAfter`, most at risk first. */
export const selectAtRisk = (
  db: Db,
  taught: Taught,
  { most, ...at }: { now: Date; toldAfter: Date; most: number },
) =>
  rawRows<{ personId: number }>(
    db,
    sql`${learners(taught, at.now)} select known."personId" from known ${toldAfter(taught, at)}
      where "isAtRisk" and told.person_id is null
      order by ${orders.mostAtRisk} limit ${most}`,
  );

const toldAfter = ({ courseId }: Taught, at: { toldAfter: Date }) => sql`
  left join course_reminder told on told.course_id = ${courseId}
    and told.person_id = known."personId"
    and told.reminded_at > ${at.toldAfter.toISOString()}::timestamptz`;

/** All of them, for a statement that does something for each. */
export const learnerIds = (taught: Taught, now: Date) =>
  sql`${learners(taught, now)} select "personId" as person_id from known`;
