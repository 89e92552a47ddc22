import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { numbersIn } from '../../../db/batched';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { belowDepartment } from '../../people/organisation/organisation.door';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import { membersWithin } from '../../school/rights/membersWithin.door';
import type { Scope } from './insight.scope';
import { insightMember as kept } from './schoolInsight.tables';

const isPlaced = (where: SQL) => sql`exists (
  select from ${teachingPlace} where ${teachingPlace.membershipId} = ${kept.membershipId}
    and ${teachingPlace.role} = ${literal(teachingRoleCodes.learner)}
    and ${teachingPlace.leftAt} is null and ${where})`;

/** The condition on `insight_member` for what somebody may see and has chosen. */
export function membersOf(db: Db, termId: number, { reach, place }: Scope): SQL {
  const { departmentId, classId, teachingClassId } = place;
  const reached = sql`exists (select from ${membership}
    where ${membership.id} = ${kept.membershipId} and ${membersWithin(db, reach)})`;
  return and(
    eq(kept.termId, termId),
    reach.isWhole ? undefined : reached,
    departmentId === undefined
      ? undefined
      : inArray(kept.departmentId, belowDepartment(db, departmentId)),
    classId === undefined ? undefined : eq(kept.classId, classId),
    teachingClassId === undefined
      ? undefined
      : isPlaced(eq(teachingPlace.teachingClassId, teachingClassId)),
  )!;
}

export async function findTerm(db: Db, organisationId: number, id: number) {
  const [row] = await db
    .select()
    .from(term)
    .where(and(eq(term.organisationId, organisationId), eq(term.id, id)));
  return row ?? null;
}

export const selectDepartments = (db: Db, organisationId: number) =>
  db
    .select({ id: department.id, parentId: department.parentId, name: department.name })
    .from(department)
    .where(eq(department.organisationId, organisationId))
    .orderBy(department.position, department.id);

/** From the top down to this one. */
export const selectTrail = (db: Db, organisationId: number, id: number) =>
  db
    .select({ id: department.id, name: department.name })
    .from(departmentAncestor)
    .innerJoin(department, eq(department.id, departmentAncestor.ancestorId))
    .where(
      and(eq(departmentAncestor.departmentId, id), eq(department.organisationId, organisationId)),
    )
    .orderBy(
      sql`(select count(*) from ${departmentAncestor} above
        where above.department_id = ${department.id})`,
    );

export async function findClass(db: Db, organisationId: number, id: number) {
  const [row] = await db
    .select({
      id: schoolClass.id,
      name: schoolClass.name,
      departmentId: schoolClass.departmentId,
    })
    .from(schoolClass)
    .where(and(eq(schoolClass.organisationId, organisationId), eq(schoolClass.id, id)));
  return row ?? null;
}

export async function findTeachingClass(db: Db, organisationId: number, id: number) {
  const [row] = await db
    .select({
      id: teachingClass.id,
      name: sql<string>`${teachingClass.courseName} || ' ' || ${teachingClass.name}`,
    })
    .from(teachingClass)
    .where(and(eq(teachingClass.organisationId, organisationId), eq(teachingClass.id, id)));
  return row ?? null;
}

/** Anybody of these departments learns in that class. */
export async function isTaughtIn(db: Db, departments: readonly number[], teachingClassId: number) {
  const rows = await db
    .select({ id: teachingPlace.id })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .where(
      and(
        eq(teachingPlace.teachingClassId, teachingClassId),
        isNull(teachingPlace.leftAt),
        sql`${membership.departmentId} = any(${numbersIn(departments)}::int[])`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
