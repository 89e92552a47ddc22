import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import type { AudienceGroup } from '@cheese/domain/contract/school/audience';
import { and, asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { rawRows } from '../../../db/rawRows';
import { department } from '../../people/organisation/department.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingClass } from '../../people/organisation/teachingClass.tables';
import { audience, audienceGroup } from './audience.tables';

const { learner } = teachingRoleCodes;

type Value = number | Placeholder;

/**
 * A condition on `audience`: somebody is a learner of one of its groups, at its school. It begins
 * with the member, whose few groups are found by indexes; beginning with the audience, PostgreSQL
 * hashes everybody's places in teaching classes.
 */
export const isInGroups = (personId: Value, organisationId: Value): SQL => sql`${audience.id} in (
  with own as (
    select id, role, class_id, department_id, year from membership
    where person_id = ${personId} and organisation_id = ${organisationId}
      and state = ${literal(memberStateCodes.active)}
  ), enrolled as (select * from own where role = ${literal(roleCodes.learner)})
  select its.audience_id from enrolled join audience_group its on its.class_id = enrolled.class_id
  union all select its.audience_id from enrolled
    join audience_group its on its.year = enrolled.year
  union all select its.audience_id from enrolled
    join department_ancestor above on above.department_id = enrolled.department_id
    join audience_group its on its.department_id = above.ancestor_id
  union all select its.audience_id from own
    join teaching_place place on place.membership_id = own.id and place.left_at is null
      and place.role = ${literal(learner)}
    join audience_group its on its.teaching_class_id = place.teaching_class_id)`;

const onRoll = (alias: string) =>
  sql.raw(`${alias}.state = ${memberStateCodes.active} and ${alias}.person_id is not null`);
const isLearner = (alias: string) =>
  sql.raw(`${alias}.role = ${roleCodes.learner} and ${alias}.state = ${memberStateCodes.active}
    and ${alias}.person_id is not null`);

/**
 * A query of `person_id` and of `member_id`, of the learners of groups: `groups` is a query or a
 * table with the columns of `audience_group`, and `organisation_id`.
 */
const learnersOfGroups = (groups: SQL) => sql`
  select roll.person_id, roll.id as member_id from ${groups} its
    join membership roll on roll.class_id = its.class_id
      and roll.organisation_id = its.organisation_id where ${isLearner('roll')}
  union select roll.person_id, roll.id from ${groups} its
    join department_ancestor below on below.ancestor_id = its.department_id
    join membership roll on roll.department_id = below.department_id
      and roll.organisation_id = its.organisation_id where ${isLearner('roll')}
  union select roll.person_id, roll.id from ${groups} its
    join membership roll on roll.organisation_id = its.organisation_id and roll.year = its.year
    where ${isLearner('roll')}
  union select roll.person_id, roll.id from ${groups} its
    join teaching_place place on place.teaching_class_id = its.teaching_class_id
      and place.left_at is null and place.role = ${literal(learner)}
    join membership roll on roll.id = place.membership_id
      and roll.organisation_id = its.organisation_id where ${onRoll('roll')}`;

/**
 * A query of `person_id`: everybody whom these audiences expect by name. `ids` is an array of
 * integers. An audience of everybody expects no one in particular.
 */
export const expectedPeople = (ids: SQL): SQL => sql`
  select roll.person_id from audience join membership roll
      on roll.organisation_id = audience.organisation_id
    where audience.id = any(${ids}) and audience.kind = 'organisation' and ${isLearner('roll')}
  union select person_id from audience_member where audience_id = any(${ids})
  union select person_id from (${learnersOfGroups(sql`(
    select audience_group.*, audience.organisation_id from audience_group
      join audience on audience.id = audience_group.audience_id
    where audience.id = any(${ids}) and audience.kind = 'groups')`)}) as grouped`;

/** The groups of a saved audience, for the statements that look for people in groups. */
export const ofAudience = (audienceId: number) => sql`(
  select audience_group.*, audience.organisation_id from audience_group
    join audience on audience.id = audience_group.audience_id
  where audience.id = ${audienceId})`;

export interface GroupKeys {
  departmentId: number | null;
  year: number | null;
  classId: number | null;
  teachingClassId: number | null;
}

/** Groups that are not saved, as a query. */
export const asRows = (organisationId: number, groups: readonly GroupKeys[]) => sql`(
  select ${organisationId}::int as organisation_id, said.* from jsonb_to_recordset(
    ${JSON.stringify(
      groups.map((one) => ({
        department_id: one.departmentId,
        year: one.year,
        class_id: one.classId,
        teaching_class_id: one.teachingClassId,
      })),
    )}::jsonb) as said (department_id int, year smallint, class_id int, teaching_class_id int))`;

export async function countRows(db: Db, learners: SQL): Promise<number> {
  const rows = await rawRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${learners}) as those`,
  );
  return rows[0]?.count ?? 0;
}

export const countInGroups = (db: Db, audienceId: number) =>
  countRows(db, learnersOfGroups(ofAudience(audienceId)));

export const countOfGroups = (db: Db, organisationId: number, groups: readonly GroupKeys[]) =>
  groups.length === 0
    ? Promise.resolve(0)
    : countRows(db, learnersOfGroups(asRows(organisationId, groups)));

export const selectInGroups = (db: Db, audienceId: number) =>
  rawRows<{ personId: number; name: string; number: string }>(
    db,
    sql`select roll.person_id as "personId", roll.name, coalesce(roll.number, '') as number
      from (${learnersOfGroups(ofAudience(audienceId))}) as those
      join membership roll on roll.id = those.member_id order by roll.number, roll.id`,
  );

/** As they are called now. */
export async function selectGroups(db: Db, audienceId: number): Promise<AudienceGroup[]> {
  const rows = await db
    .select({
      group: audienceGroup,
      departmentName: department.name,
      className: schoolClass.name,
      teachingName: sql<
        string | null
      >`${teachingClass.courseName} || ' · ' || ${teachingClass.name}`,
    })
    .from(audienceGroup)
    .leftJoin(department, eq(department.id, audienceGroup.departmentId))
    .leftJoin(schoolClass, eq(schoolClass.id, audienceGroup.classId))
    .leftJoin(teachingClass, eq(teachingClass.id, audienceGroup.teachingClassId))
    .where(eq(audienceGroup.audienceId, audienceId))
    .orderBy(asc(audienceGroup.id));
  return rows.map(({ group, departmentName, className, teachingName }): AudienceGroup => {
    const { departmentId, classId, teachingClassId, year } = group;
    if (departmentId !== null) {
      return { kind: 'department', id: departmentId, name: departmentName ?? '' };
    }
    if (classId !== null) return { kind: 'schoolClass', id: classId, name: className ?? '' };
    if (teachingClassId !== null) {
      return { kind: 'teachingClass', id: teachingClassId, name: teachingName ?? '' };
    }
    return { kind: 'year', id: year ?? 0, name: String(year ?? '') };
  });
}

/** How many of these are of the school. */
export async function countOwnGroups(db: Db, organisationId: number, groups: readonly GroupKeys[]) {
  const idsOf = (key: keyof GroupKeys) =>
    groups.flatMap((group) => (group[key] === null ? [] : [group[key]]));
  const [departments, classes, teachingClasses] = await Promise.all([
    db.$count(
      department,
      and(
        eq(department.organisationId, organisationId),
        inArray(department.id, idsOf('departmentId')),
      ),
    ),
    db.$count(
      schoolClass,
      and(
        eq(schoolClass.organisationId, organisationId),
        inArray(schoolClass.id, idsOf('classId')),
      ),
    ),
    db.$count(
      teachingClass,
      and(
        eq(teachingClass.organisationId, organisationId),
        inArray(teachingClass.id, idsOf('teachingClassId')),
      ),
    ),
  ]);
  return departments + classes + teachingClasses + idsOf('year').length;
}

export async function replaceGroups(db: Db, audienceId: number, groups: readonly GroupKeys[]) {
  await db.delete(audienceGroup).where(eq(audienceGroup.audienceId, audienceId));
  if (groups.length === 0) return;
  await db.insert(audienceGroup).values(groups.map((group) => ({ audienceId, ...group })));
}
