import { type SQL, sql } from 'drizzle-orm';
import { numbersIn } from '../../../db/batched';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { term } from '../../people/organisation/term.tables';
import { type Counting, resultFacts, studyFacts } from './insight.facts.store';
import { insightDay, insightSchool } from './schoolInsight.tables';

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * Makes these columns of the days what the facts say, and writes only what differs. Rows of people
 * without an account stay: what they did is counted, though the facts are gone.
 */
async function writeDays(
  tx: Db,
  { organisationIds, from, to }: Counting,
  columns: readonly string[],
  facts: SQL,
) {
  const written = columns.map((name) => sql.identifier(name));
  const all = list(written.map((name) => sql`${name}`));
  const isMeant = sql`day.organisation_id = any(${numbersIn(organisationIds)}::int[])
    and day.day between ${from}::date and ${to}::date`;
  // A table and not a part of the statement: the plans need its index and its statistics.
  await tx.execute(sql`create temp table insight_fact on commit drop as ${facts}`);
  await tx.execute(sql`
    create unique index on insight_fact (organisation_id, day, membership_id, course_id)`);
  await tx.execute(sql`analyze insight_fact`);
  await tx.execute(sql`
    update ${insightDay} day set ${list(written.map((name) => sql`${name} = 0`))}
    from ${membership} member
    where ${isMeant} and member.id = day.membership_id and member.person_id is not null
      and (${sql.join(
        written.map((name) => sql`day.${name} <> 0`),
        sql` or `,
      )})
      and not exists (
        select from insight_fact fact
        where fact.organisation_id = day.organisation_id and fact.day = day.day
          and fact.membership_id = day.membership_id and fact.course_id = day.course_id)`);
  await tx.execute(sql`
    insert into ${insightDay} as day (organisation_id, day, membership_id, course_id, ${all})
    select organisation_id, day, membership_id, course_id, ${all} from insight_fact
    on conflict (organisation_id, day, membership_id, course_id) do update
      set ${list(written.map((name) => sql`${name} = excluded.${name}`))}
      where (${list(written.map((name) => sql`day.${name}`))})
        is distinct from (${list(written.map((name) => sql`excluded.${name}`))})`);
  await tx.execute(sql`drop table insight_fact`);
  await tx.execute(sql`
    delete from ${insightDay} day
    where ${isMeant} and acts = 0 and studied_s = 0 and exams = 0 and certificates = 0`);
}

export const countStudy = (tx: Db, counting: Counting) =>
  writeDays(tx, counting, ['acts', 'studied_s'], studyFacts(counting));

export const countResults = (tx: Db, counting: Counting, now: Date) =>
  writeDays(
    tx,
    counting,
    ['exams', 'graded', 'passed', 'certificates'],
    resultFacts(counting, now),
  );

interface SchoolToCount {
  organisationId: number;
  /** The first day of its first term. */
  firstDay: string;
  /** The first day of the earliest term that is open. */
  openFrom: string | null;
  countedAt: Date | null;
  fromDay: string | null;
}

/** Schools with a term that has begun. */
export const selectSchools = (db: Db, today: string) =>
  rawRows<SchoolToCount>(
    db,
    sql`
    select school.id as "organisationId", min(term.starts_on)::text as "firstDay",
      (min(term.starts_on) filter (where term.archived_at is null))::text as "openFrom",
      state.counted_at as "countedAt", state.from_day::text as "fromDay"
    from ${organisation} school
    join ${term} term on term.organisation_id = school.id and term.starts_on <= ${today}::date
    left join ${insightSchool} state on state.organisation_id = school.id
    group by school.id, state.organisation_id
    order by school.id`,
  );

/** One count of figures at a time, on whichever node. */
export const lockCounting = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('schoolInsight', 0))`);

export const writeCounted = (tx: Db, row: typeof insightSchool.$inferInsert) =>
  tx
    .insert(insightSchool)
    .values(row)
    .onConflictDoUpdate({ target: insightSchool.organisationId, set: row });
