import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import type { Standing } from './reach';
import { schoolGrant, schoolRole } from './rights.tables';

/** Everything that somebody is in a school, by one statement; null for no active member. */
export async function selectStanding(
  db: Db,
  personId: number,
  organisationId: number,
): Promise<Standing | null> {
  const plan = prepared(db, 'school_standing', () => planStanding(db));
  const [row] = await plan.execute({ personId, organisationId });
  return row ?? null;
}

/**
 * The ids of a condition, as an array in the row of the member. A column of the outermost `sql` would
 * lose the name of its table, because the row is of one table.
 */
const idsWhere = (id: PgColumn, from: SQL, where: SQL | undefined) =>
  sql<number[]>`array(select ${sql`${id}`} from ${from} where ${where})`;

function planStanding(db: Db) {
  const asked = inputs('personId', 'organisationId');
  const ownGrant = eq(schoolGrant.membershipId, membership.id);
  const ownPlace = and(eq(teachingPlace.membershipId, membership.id), isNull(teachingPlace.leftAt));
  const placesOf = (where: SQL | undefined) =>
    idsWhere(teachingPlace.teachingClassId, sql`${teachingPlace}`, and(ownPlace, where));
  const { teacher, assistant } = teachingRoleCodes;
  return db
    .select({
      membershipId: membership.id,
      organisationId: membership.organisationId,
      role: membership.role,
      departments: idsWhere(
        departmentAncestor.departmentId,
        sql`${departmentAncestor} inner join ${schoolGrant} on ${eq(schoolGrant.departmentId, departmentAncestor.ancestorId)}`,
        ownGrant,
      ),
      office: sql<
        SchoolRight[]
      >`array(select unnest(${schoolRole.rights}) from ${schoolRole} inner join ${schoolGrant} on ${eq(schoolGrant.roleId, schoolRole.id)} where ${ownGrant})`,
      classes: idsWhere(
        schoolClass.id,
        sql`${schoolClass}`,
        and(
          eq(schoolClass.teacherId, membership.personId),
          eq(schoolClass.organisationId, membership.organisationId),
        ),
      ),
      taught: placesOf(eq(teachingPlace.role, teacher)),
      assisted: placesOf(eq(teachingPlace.role, assistant)),
      marked: placesOf(and(eq(teachingPlace.role, assistant), eq(teachingPlace.seesMarks, true))),
    })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(
      and(
        isNull(organisation.suspendedAt),
        eq(membership.personId, asked.personId),
        eq(membership.organisationId, asked.organisationId),
        eq(membership.state, memberStateCodes.active),
      ),
    )
    .prepare('school_standing');
}
