import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { grantKindCodes } from '@cheese/domain/codes/school/schoolRights';
import { department } from '../../people/organisation/department.tables';
import { schoolGrant, schoolRole } from './rights.tables';

/** Heads of the first department become heads of the second. */
export async function moveHeads(tx: Db, id: number, intoId: number) {
  await tx.execute(sql`
    insert into school_grant (membership_id, kind, department_id, granted_at)
    select membership_id, kind, ${intoId}::int, granted_at from school_grant where department_id = ${id}
    on conflict do nothing`);
  await tx.delete(schoolGrant).where(eq(schoolGrant.departmentId, id));
}

/** For the log: the departments that somebody is head of, and their roles of the school's own. */
export async function selectGrantNames(db: Db, membershipId: number) {
  const rows = await db
    .select({ department: department.name, role: schoolRole.name })
    .from(schoolGrant)
    .leftJoin(department, eq(department.id, schoolGrant.departmentId))
    .leftJoin(schoolRole, eq(schoolRole.id, schoolGrant.roleId))
    .where(eq(schoolGrant.membershipId, membershipId))
    .orderBy(asc(department.name), asc(schoolRole.name));
  const names = (column: 'department' | 'role') =>
    rows.flatMap((row) => row[column] ?? []).join('、');
  return { headOf: names('department'), roles: names('role') };
}

interface Granted {
  membershipId: number;
  headOf: readonly number[];
  roleIds: readonly number[];
  now: Date;
}

/** Replaces all that a member was granted. */
export async function replaceGrants(tx: Db, { membershipId, headOf, roleIds, now }: Granted) {
  await tx.delete(schoolGrant).where(eq(schoolGrant.membershipId, membershipId));
  const rows = [
    ...headOf.map((departmentId) => ({ kind: grantKindCodes.departmentHead, departmentId })),
    ...roleIds.map((roleId) => ({ kind: grantKindCodes.office, roleId })),
  ].map((row) => ({ ...row, membershipId, grantedAt: now }));
  if (rows.length > 0) await tx.insert(schoolGrant).values(rows);
}
