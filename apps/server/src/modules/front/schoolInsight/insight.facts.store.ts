import { roleCodes } from '@cheese/domain/codes/people/roles';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { type SQL, sql } from 'drizzle-orm';
import { numbersIn } from '../../../db/batched';
import { literal } from '../../../db/literal';
import { publishedTries } from '../../exam/exam/exam.door';
import { questionAttempt } from '../../exam/attempt/attempt.tables';
import { exam } from '../../exam/exam/exam.tables';
import { course } from '../../learning/course/course.tables';
import { studyTime } from '../../learning/studyTime/studyTime.tables';
import { certificate } from '../../people/certificate/certificate.tables';
import { membership } from '../../people/organisation/member.tables';
import { slideTaskTry } from '../../slides/slideTask/slideTask.tables';
import { drill, drillRun } from '../../training/drill/drill.tables';
import { experimentRun } from '../../training/experiment/experiment.tables';
import { patientCase, patientRun } from '../../training/patient/patient.tables';

/** Schools, and the days that are counted: the first and the last. */
export interface Counting {
  organisationIds: readonly number[];
  from: string;
  to: string;
}

/** The day in China of a moment. */
const dayOf = (at: SQL) => sql`((${at} at time zone 'UTC') + interval '8 hours')::date`;
const startOf = (day: string) => sql`(${`${day}T00:00:00+08:00`})::timestamptz`;
const isWithin = (at: SQL, { from, to }: Counting) =>
  sql`${at} >= ${startOf(from)} and ${at} < ${startOf(to)} + interval '1 day'`;

/** Learners with an account, and the days between which they are the school's. */
const learners = ({ organisationIds }: Counting): SQL => sql`(
  select ${membership.id}, ${membership.organisationId}, ${membership.personId},
    ${dayOf(sql`${membership.joinedAt}`)} as joined_on,
    coalesce(${dayOf(sql`${membership.leftAt}`)}, 'infinity'::date) as left_on
  from ${membership}
  where ${membership.organisationId} = any(${numbersIn(organisationIds)}::int[])
    and ${membership.role} = ${literal(roleCodes.learner)} and ${membership.personId} is not null)`;

/** Stretches of study, by the day on which they began; `owner` is the school of a course. */
const stretches = (counting: Counting): SQL => sql`(
  select ${studyTime.personId}, ${dayOf(sql`${studyTime.startedAt}`)} as day,
    ${course.id} as course_id, ${course.organisationId} as owner,
    tstzrange(${studyTime.startedAt}, ${studyTime.endedAt}) as stretch
  from ${studyTime} left join ${course}
    on ${studyTime.productType} = ${literal(commodityTypeCodes.course)}
    and ${course.id} = ${studyTime.productId}
  where ${isWithin(sql`${studyTime.startedAt}`, counting)})`;

/** What else was begun or handed in: questions, drills, patients, experiments, tasks on slides. */
const acts = (counting: Counting): SQL => sql`(
  select ${questionAttempt.personId}, ${questionAttempt.startedAt} as at, ${exam.organisationId} as owner
  from ${questionAttempt} left join ${exam}
    on ${questionAttempt.kind} = 'exam' and ${exam.id} = ${questionAttempt.sourceId}
  where ${isWithin(sql`${questionAttempt.startedAt}`, counting)}
  union all
  select ${drillRun.personId}, ${drillRun.startedAt}, ${drill.organisationId}
  from ${drillRun} join ${drill} on ${drill.id} = ${drillRun.drillId}
  where ${isWithin(sql`${drillRun.startedAt}`, counting)}
  union all
  select ${patientRun.personId}, ${patientRun.startedAt}, ${patientCase.organisationId}
  from ${patientRun} join ${patientCase} on ${patientCase.id} = ${patientRun.caseId}
  where ${isWithin(sql`${patientRun.startedAt}`, counting)}
  union all
  select ${experimentRun.personId}, ${experimentRun.startedAt}, null::int
  from ${experimentRun} where ${isWithin(sql`${experimentRun.startedAt}`, counting)}
  union all
  select ${slideTaskTry.personId}, ${slideTaskTry.at}, null::int
  from ${slideTaskTry} where ${isWithin(sql`${slideTaskTry.at}`, counting)})`;

const isTheirs = (day: SQL, owner: SQL) => sql`${day} between learner.joined_on and learner.left_on
  and (${owner} is null or ${owner} = learner.organisation_id)`;

/** Time and acts by school, day, learner and course; 0 stands for everything together. */
export const studyFacts = (counting: Counting): SQL => sql`
  with learner as materialized ${learners(counting)}, stretch as materialized (
    select learner.organisation_id, one.day, learner.id as membership_id, one.course_id, one.stretch
    from ${stretches(counting)} one join learner on learner.person_id = one.person_id
    where ${isTheirs(sql`one.day`, sql`one.owner`)}
  ), studied as (
    select organisation_id, day, membership_id, coalesce(course_id, 0) as course_id, count(*) as acts,
      range_agg(stretch) as covered
    from stretch
    group by grouping sets ((organisation_id, day, membership_id),
      (organisation_id, day, membership_id, course_id))
    having grouping(course_id) = 1 or course_id is not null
  ), acted as (
    select learner.organisation_id, ${dayOf(sql`act.at`)} as day, learner.id as membership_id,
      count(*) as acts
    from ${acts(counting)} act join learner on learner.person_id = act.person_id
    where ${isTheirs(dayOf(sql`act.at`), sql`act.owner`)}
    group by 1, 2, 3
  )
  select organisation_id, day, membership_id, course_id, sum(acts)::int as acts,
    sum(studied_s)::int as studied_s
  from (
    select organisation_id, day, membership_id, course_id, acts, (
      select round(coalesce(sum(extract(epoch from upper(span) - lower(span))), 0))
      from unnest(covered) span) as studied_s
    from studied
    union all select organisation_id, day, membership_id, 0, acts, 0 from acted
  ) fact
  group by 1, 2, 3, 4`;

/** Tries of a learner at exams of the school while they were in it. */
export const learnerTries = (counting: Counting, now: Date): SQL => sql`
  select learner.organisation_id, learner.id as membership_id, try.course_id, try.submitted_at,
    ${dayOf(sql`try.submitted_at`)} as day, try.is_passed
  from ${publishedTries(now)} try
  join ${learners(counting)} learner on learner.person_id = try.person_id
    and learner.organisation_id = try.organisation_id
  where ${isWithin(sql`try.submitted_at`, counting)}
    and ${isTheirs(dayOf(sql`try.submitted_at`), sql`null`)}`;

/** Exams and certificates by school, day, learner and course. */
export const resultFacts = (counting: Counting, now: Date): SQL => sql`
  with result as materialized (
    select organisation_id, day, membership_id, course_id, 1 as exams,
      (is_passed is not null)::int as graded, (is_passed is true)::int as passed, 0 as certificates
    from (${learnerTries(counting, now)}) tried
    union all
    select learner.organisation_id, earned.day, learner.id, earned.course_id, 0, 0, 0, 1
    from (
      select ${certificate.personId}, ${dayOf(sql`${certificate.issuedAt}`)} as day,
        ${certificate.organisationId} as owner,
        case when ${certificate.kind} = 'course' then ${certificate.subjectId} end as course_id
      from ${certificate}
      where ${certificate.revokedAt} is null and ${isWithin(sql`${certificate.issuedAt}`, counting)}
    ) earned
    join ${learners(counting)} learner on learner.person_id = earned.person_id
    where ${isTheirs(sql`earned.day`, sql`earned.owner`)}
  )
  select organisation_id, day, membership_id, coalesce(course_id, 0) as course_id,
    sum(exams)::int as exams, sum(graded)::int as graded, sum(passed)::int as passed,
    sum(certificates)::int as certificates
  from result
  group by grouping sets ((organisation_id, day, membership_id),
    (organisation_id, day, membership_id, course_id))
  having grouping(course_id) = 1 or course_id is not null`;
