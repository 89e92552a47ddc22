import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { preparedBy } from '../../../db/prepared';
import { department } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { classNameOf } from '../../people/organisation/organisation.door';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { session } from '../../people/session/session.tables';
import { membersWithin } from '../rights/membersWithin.door';
import type { Reach } from '../rights/reach';
import { schoolGrant } from '../rights/rights.tables';

export async function findMember(db: Db, reach: Reach, id: number) {
  const [row] = await db
    .select()
    .from(membership)
    .where(and(membersWithin(db, reach), eq(membership.id, id)));
  return row ?? null;
}

/** Those of these that lie within somebody's reach. */
export const selectMembersByIds = (db: Db, reach: Reach, ids: readonly number[]) =>
  db
    .select()
    .from(membership)
    .where(and(membersWithin(db, reach), inArray(membership.id, [...ids])))
    .orderBy(membership.id)
    .for('update');

/** Which of these have a role besides the one on the roll. */
export async function selectGrantedIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: schoolGrant.membershipId })
    .from(schoolGrant)
    .where(inArray(schoolGrant.membershipId, [...ids]));
  return rows.map(({ id }) => id);
}

const whole = (db: Db) =>
  db
    .select({
      row: membership,
      className: classNameOf(membership.classId),
      headOf: sql<number[]>`array(select its.department_id from ${schoolGrant} its
        where its.membership_id = ${membership}.id and its.department_id is not null)`,
      roleIds: sql<number[]>`array(select its.role_id from ${schoolGrant} its
        where its.membership_id = ${membership}.id and its.role_id is not null)`,
      lastUsedAt: sql<Date | null>`(select max(its.last_used_at) from ${session} its
        where its.person_id = ${membership}.person_id)`.mapWith(session.lastUsedAt),
    })
    .from(membership)
    .$dynamic();

/** With their roles besides the one on the roll, and when they were here last. */
export async function findMemberWhole(db: Db, reach: Reach, id: number) {
  const { organisationId } = reach;
  const [found] = reach.isWhole
    ? await preparedBy(db, 'member_whole', { organisationId, id }, (given) =>
        whole(db).where(
          and(eq(membership.organisationId, given.organisationId), eq(membership.id, given.id)),
        ),
      )
    : await whole(db).where(and(membersWithin(db, reach), eq(membership.id, id)));
  return found ?? null;
}

/** What the log says of somebody's place in the school. */
export async function findPlace(tx: Db, id: number) {
  const [row] = await tx
    .select({ department: department.name, class: schoolClass.name, year: membership.year })
    .from(membership)
    .leftJoin(department, eq(department.id, membership.departmentId))
    .leftJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(eq(membership.id, id));
  const { year = null } = row ?? {};
  return {
    department: row?.department ?? '',
    class: row?.class ?? '',
    year: year === null ? '' : String(year),
  };
}

export async function findClassIn(db: Db, organisationId: number, id: number) {
  const [row] = await db
    .select()
    .from(schoolClass)
    .where(and(eq(schoolClass.organisationId, organisationId), eq(schoolClass.id, id)));
  return row ?? null;
}
