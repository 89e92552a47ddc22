import type { InsightSums } from '@cheese/domain/rules/front/insightFigures';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';
import { course } from '../../learning/course/course.tables';
import { belowDepartment } from '../../people/organisation/organisation.door';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import type { TermRow } from '../../people/organisation/term.tables';
import type { Scope } from './insight.scope';
import { membersOf } from './insight.scope.store';
import {
  insightCourse,
  insightDay,
  insightMember as kept,
  insightSchool,
  insightWeek as week,
} from './schoolInsight.tables';

export async function findCountedAt(db: Db, organisationId: number): Promise<Date | null> {
  const [row] = await db
    .select({ countedAt: insightSchool.countedAt })
    .from(insightSchool)
    .where(eq(insightSchool.organisationId, organisationId));
  return row?.countedAt ?? null;
}

const results = (from: SQL) => sql`
  coalesce(sum(${from}.studied_s), 0)::float8 as "studiedS",
  coalesce(sum(${from}.exams), 0)::int as exams, coalesce(sum(${from}.graded), 0)::int as graded,
  coalesce(sum(${from}.passed), 0)::int as passed,
  coalesce(sum(${from}.certificates), 0)::int as certificates`;

const sums = sql`count(*)::int as people,
  count(*) filter (where ${kept.activeDays} > 0)::int as active, ${results(sql`${kept}`)},
  count(*) filter (where ${kept.risks} <> '{}')::int as risks`;

export async function sumAll(db: Db, termId: number, scope: Scope): Promise<InsightSums> {
  const where = membersOf(db, termId, scope);
  const [row] = await rawRows<InsightSums>(db, sql`select ${sums} from ${kept} where ${where}`);
  return row as InsightSums;
}

export interface WeekSums {
  week: number;
  active: number;
  studiedS: number;
  exams: number;
  graded: number;
  passed: number;
  certificates: number;
}

/** Teaching classes overlap, so that only learners themselves can be added up for them. */
export const selectWeeks = (db: Db, term: TermRow, scope: Scope): Promise<WeekSums[]> => {
  const { reach, place } = scope;
  const isByPeople =
    place.teachingClassId !== undefined || (!reach.isWhole && reach.teachingClasses.length > 0);
  return isByPeople ? weeksOfPeople(db, term, scope) : weeksOfGroups(db, term, scope);
};

const weeksOfGroups = (db: Db, { id }: TermRow, { reach, place }: Scope) => {
  const { departmentId, classId } = place;
  const { departments, classes } = reach;
  const reached = or(
    departments.length > 0 ? inArray(week.departmentId, [...departments]) : undefined,
    classes.length > 0 ? inArray(week.classId, [...classes]) : undefined,
  );
  const where = and(
    eq(week.termId, id),
    reach.isWhole ? undefined : (reached ?? sql`false`),
    departmentId === undefined
      ? undefined
      : inArray(week.departmentId, belowDepartment(db, departmentId)),
    classId === undefined ? undefined : eq(week.classId, classId),
  );
  return rawRows<WeekSums>(
    db,
    sql`select ${week.week}::int as week, sum(${week.active})::int as active, ${results(sql`${week}`)}
      from ${week} where ${where} group by 1 order by 1`,
  );
};

const weeksOfPeople = (db: Db, term: TermRow, scope: Scope) =>
  rawRows<WeekSums>(
    db,
    sql`
    select week::int, count(*) filter (where acts > 0)::int as active, ${results(sql`done`)}
    from (
      select (day.day - date_trunc('week', ${term.startsOn}::date)::date) / 7 + 1 as week,
        sum(acts) as acts, sum(day.studied_s) as studied_s, sum(day.exams) as exams,
        sum(day.graded) as graded, sum(day.passed) as passed, sum(day.certificates) as certificates
      from ${kept} join ${insightDay} day on day.membership_id = ${kept.membershipId}
        and day.course_id = 0 and day.day between ${term.startsOn}::date and ${term.endsOn}::date
      where ${membersOf(db, term.id, scope)} group by day.membership_id, 1
    ) done group by 1 order by 1`,
  );

export interface GroupSums extends InsightSums {
  id: number | null;
  name: string | null;
}

export const sumByDepartment = (db: Db, termId: number, scope: Scope) =>
  rawRows<InsightSums & { id: number | null }>(
    db,
    sql`select ${kept.departmentId} as id, ${sums} from ${kept}
      where ${membersOf(db, termId, scope)} group by 1`,
  );

/** One page of groups, and how many there are of them. */
async function pageOfGroups(db: Db, groups: SQL, order: SQL, asked: Paged) {
  const { limit, offset } = rowsOf(asked);
  const rows = await rawRows<GroupSums>(
    db,
    sql`${groups} order by ${order} limit ${limit} offset ${offset}`,
  );
  if (rows.length < limit && (rows.length > 0 || asked.page === 1)) {
    return { rows, total: offset + rows.length };
  }
  const [counted] = await rawRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${groups}) one`,
  );
  return { rows, total: counted?.total ?? 0 };
}

export const sumByClass = (db: Db, termId: number, scope: Scope, asked: Paged) =>
  pageOfGroups(
    db,
    sql`select ${schoolClass.id} as id, ${schoolClass.name} as name, ${sums}
      from ${kept} left join ${schoolClass} on ${schoolClass.id} = ${kept.classId}
      where ${membersOf(db, termId, scope)} group by ${schoolClass.id}`,
    sql`${schoolClass.year} desc nulls last, ${schoolClass.name}, 1`,
    asked,
  );

export function sumByTeachingClass(db: Db, termId: number, scope: Scope, asked: Paged) {
  const { isWhole, departments, classes, teachingClasses } = scope.reach;
  const isReached = or(
    teachingClasses.length > 0 ? inArray(teachingClass.id, [...teachingClasses]) : undefined,
    departments.length > 0 ? inArray(kept.departmentId, [...departments]) : undefined,
    classes.length > 0 ? inArray(kept.classId, [...classes]) : undefined,
  );
  return pageOfGroups(
    db,
    sql`select ${teachingClass.id} as id,
        ${teachingClass.courseName} || ' ' || ${teachingClass.name} as name, ${sums}
      from ${kept}
      join ${teachingPlace} on ${teachingPlace.membershipId} = ${kept.membershipId}
        and ${teachingPlace.leftAt} is null
        and ${teachingPlace.role} = ${literal(teachingRoleCodes.learner)}
      join ${teachingClass} on ${teachingClass.id} = ${teachingPlace.teachingClassId}
        and ${teachingClass.termId} = ${kept.termId}
      where ${and(membersOf(db, termId, scope), isWhole ? undefined : isReached)}
      group by ${teachingClass.id}`,
    sql`${teachingClass.courseName}, ${teachingClass.name}, 1`,
    asked,
  );
}

/** Learners of each course, the most studied first. */
export const sumByCourse = (db: Db, termId: number, scope: Scope, asked: Paged) =>
  pageOfGroups(
    db,
    sql`select ${course.id} as id, ${course.name} as name, count(*)::int as people,
        count(*) filter (where done.active_days > 0)::int as active, ${results(sql`done`)},
        count(*) filter (where ${kept.risks} <> '{}')::int as risks
      from ${kept}
      join ${insightCourse} done on done.term_id = ${kept.termId}
        and done.membership_id = ${kept.membershipId}
      join ${course} on ${course.id} = done.course_id
      where ${membersOf(db, termId, scope)} group by ${course.id}`,
    sql`"studiedS" desc, 1`,
    asked,
  );
