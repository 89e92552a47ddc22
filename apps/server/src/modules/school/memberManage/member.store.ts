import { and, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { department } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
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

export async function selectLastUse(db: Db, personId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(session.lastUsedAt) })
    .from(session)
    .where(eq(session.personId, personId));
  return row?.at ?? null;
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
