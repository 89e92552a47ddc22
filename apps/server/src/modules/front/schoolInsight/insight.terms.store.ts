import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { RiskRule } from '@cheese/domain/codes/front/schoolInsight';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { membership } from '../../people/organisation/member.tables';
import { term, type TermRow } from '../../people/organisation/term.tables';
import { learnerTries } from './insight.facts.store';
import { insightCourse, insightDay, insightMember, insightWeek } from './schoolInsight.tables';

/** Those that are under way or not archived yet; an archived one is counted only once. */
export const selectTermsToCount = (db: Db, organisationId: number, today: string) =>
  db
    .select()
    .from(term)
    .where(
      and(
        eq(term.organisationId, organisationId),
        lte(term.startsOn, today),
        sql`(${isNull(term.archivedAt)} or not exists (
          select from ${insightMember} counted where counted.term_id = ${term.id}))`,
      ),
    )
    .orderBy(term.startsOn, term.id);

const daysOf = ({ organisationId, startsOn, endsOn }: TermRow): SQL => sql`
  day.organisation_id = ${organisationId}
    and day.day between ${startsOn}::date and ${endsOn}::date`;

const isIn = ({ organisationId, startsOn, endsOn }: TermRow): SQL => sql`
  member.organisation_id = ${organisationId} and member.role = ${literal(roleCodes.learner)}
    and (member.joined_at at time zone 'UTC' + interval '8 hours')::date <= ${endsOn}::date
    and (member.left_at is null
      or (member.left_at at time zone 'UTC' + interval '8 hours')::date >= ${startsOn}::date)`;

/** The latest results that were failed one after the other. */
const failures = (row: TermRow, now: Date): SQL => sql`
  select membership_id, count(*) filter (where not is_passed and (passed_at is null
    or submitted_at > passed_at))::int as failed_in_row
  from (
    select membership_id, submitted_at, is_passed, max(submitted_at) filter (where is_passed)
      over (partition by membership_id) as passed_at
    from (${learnerTries(
      { organisationIds: [row.organisationId], from: row.startsOn, to: row.endsOn },
      now,
    )}) tried
    where is_passed is not null
  ) graded
  group by membership_id`;

/** Everybody's figures of the term; risks follow. */
export async function writeMembers(tx: Db, row: TermRow, now: Date) {
  const columns = sql.raw(
    'department_id, class_id, active_days, last_active_on, studied_s, exams, graded, passed, certificates, failed_in_row',
  );
  await tx.execute(sql`
    insert into ${insightMember} as kept (term_id, membership_id, ${columns})
    select ${row.id}::int, member.id, member.department_id, member.class_id,
      coalesce(done.active_days, 0), done.last_active_on, coalesce(done.studied_s, 0),
      coalesce(done.exams, 0), coalesce(done.graded, 0), coalesce(done.passed, 0),
      coalesce(done.certificates, 0), coalesce(failed.failed_in_row, 0)
    from ${membership} member
    left join (
      select membership_id, count(*) filter (where acts > 0)::int as active_days,
        max(day) filter (where acts > 0) as last_active_on, sum(studied_s)::int as studied_s,
        sum(exams)::int as exams, sum(graded)::int as graded, sum(passed)::int as passed,
        sum(certificates)::int as certificates
      from ${insightDay} day where course_id = 0 and ${daysOf(row)} group by membership_id
    ) done on done.membership_id = member.id
    left join (${failures(row, now)}) failed on failed.membership_id = member.id
    where ${isIn(row)}
    on conflict (term_id, membership_id) do update set (${columns}) = (
      excluded.department_id, excluded.class_id, excluded.active_days, excluded.last_active_on,
      excluded.studied_s, excluded.exams, excluded.graded, excluded.passed, excluded.certificates,
      case when exists (select from ${membership} m
        where m.id = excluded.membership_id and m.person_id is null)
        then kept.failed_in_row else excluded.failed_in_row end)
    where (kept.department_id, kept.class_id, kept.active_days, kept.last_active_on,
      kept.studied_s, kept.exams, kept.graded, kept.passed, kept.certificates, kept.failed_in_row)
      is distinct from (
      excluded.department_id, excluded.class_id, excluded.active_days, excluded.last_active_on,
      excluded.studied_s, excluded.exams, excluded.graded, excluded.passed, excluded.certificates,
      excluded.failed_in_row)`);
  await tx.execute(sql`
    delete from ${insightMember} kept where kept.term_id = ${row.id} and not exists (
      select from ${membership} member where member.id = kept.membership_id and ${isIn(row)})`);
}

/** Weeks begin on Monday, and the first holds the first day of the term. */
export async function writeWeeks(tx: Db, row: TermRow) {
  const firstMonday = sql`date_trunc('week', ${row.startsOn}::date)::date`;
  await tx.delete(insightWeek).where(eq(insightWeek.termId, row.id));
  await tx.execute(sql`
    insert into ${insightWeek} (term_id, week, department_id, class_id, active, studied_s, exams,
      graded, passed, certificates)
    select ${row.id}::int, week, coalesce(kept.department_id, 0), coalesce(kept.class_id, 0),
      count(*) filter (where done.acts > 0), sum(done.studied_s), sum(done.exams),
      sum(done.graded), sum(done.passed), sum(done.certificates)
    from (
      select (day.day - ${firstMonday}) / 7 + 1 as week, membership_id, sum(acts) as acts,
        sum(studied_s) as studied_s, sum(exams) as exams, sum(graded) as graded,
        sum(passed) as passed, sum(certificates) as certificates
      from ${insightDay} day where course_id = 0 and ${daysOf(row)} group by 1, 2
    ) done
    join ${insightMember} kept on kept.term_id = ${row.id} and kept.membership_id = done.membership_id
    group by 2, 3, 4`);
}

export async function writeCourses(tx: Db, row: TermRow) {
  const columns = sql.raw('active_days, studied_s, exams, graded, passed, certificates');
  const kept = sql.raw(
    'kept.active_days, kept.studied_s, kept.exams, kept.graded, kept.passed, kept.certificates',
  );
  const fresh = sql.raw(
    'excluded.active_days, excluded.studied_s, excluded.exams, excluded.graded, excluded.passed, excluded.certificates',
  );
  const done = sql`(
    select course_id, membership_id, count(*) filter (where acts > 0)::int as active_days,
      sum(studied_s)::int as studied_s, sum(exams)::int as exams, sum(graded)::int as graded,
      sum(passed)::int as passed, sum(certificates)::int as certificates
    from ${insightDay} day where course_id > 0 and ${daysOf(row)}
      and exists (select from ${insightMember} member
        where member.term_id = ${row.id} and member.membership_id = day.membership_id)
    group by 1, 2)`;
  await tx.execute(sql`
    with done as materialized ${done}, gone as (
      delete from ${insightCourse} kept where kept.term_id = ${row.id} and not exists (
        select from done where done.course_id = kept.course_id
          and done.membership_id = kept.membership_id)
    )
    insert into ${insightCourse} as kept (term_id, course_id, membership_id, ${columns})
    select ${row.id}::int, course_id, membership_id, ${columns} from done
    on conflict (term_id, course_id, membership_id) do update set (${columns}) = (${fresh})
    where (${kept}) is distinct from (${fresh})`);
}

export interface RiskRow {
  membershipId: number;
  classId: number | null;
  isPresent: boolean;
  joinedOn: string;
  lastActiveOn: string | null;
  failedInRow: number;
  studiedS: number;
  classMedianS: number | null;
  risks: RiskRule[];
}

export const selectRiskRows = (tx: Db, termId: number) =>
  rawRows<RiskRow>(
    tx,
    sql`
    select kept.membership_id as "membershipId", kept.class_id as "classId",
      member.state = ${literal(memberStateCodes.active)} as "isPresent",
      (member.joined_at at time zone 'UTC' + interval '8 hours')::date::text as "joinedOn",
      kept.last_active_on::text as "lastActiveOn", kept.failed_in_row as "failedInRow",
      kept.studied_s as "studiedS", kept.class_median_s as "classMedianS", kept.risks
    from ${insightMember} kept join ${membership} member on member.id = kept.membership_id
    where kept.term_id = ${termId}`,
  );

export interface RiskChange {
  membershipId: number;
  classMedianS: number | null;
  risks: readonly RiskRule[];
}

export const updateRisks = (tx: Db, termId: number, changes: readonly RiskChange[]) =>
  tx.execute(sql`
    update ${insightMember} kept set class_median_s = given."classMedianS",
      risks = array(select jsonb_array_elements_text(given.risks)::smallint)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as given("membershipId" int, "classMedianS" int, risks jsonb)
    where kept.term_id = ${termId} and kept.membership_id = given."membershipId"`);
