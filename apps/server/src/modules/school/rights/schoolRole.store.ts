import type { GivableRight } from '@cheese/domain/codes/school/schoolRights';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { organisation } from '../../people/organisation/organisation.tables';
import { schoolGrant, schoolRole } from './rights.tables';

export function selectRoles(db: Db, organisationId: number) {
  const { id, name, rights, version } = schoolRole;
  return db
    .select({
      id,
      name,
      rights,
      version,
      people: db.$count(schoolGrant, eq(schoolGrant.roleId, id)),
    })
    .from(schoolRole)
    .innerJoin(organisation, eq(organisation.id, schoolRole.organisationId))
    .where(eq(schoolRole.organisationId, organisationId))
    .orderBy(asc(id));
}

const isOf = (organisationId: number, id: number) =>
  and(eq(schoolRole.organisationId, organisationId), eq(schoolRole.id, id));

export async function findRole(tx: Db, organisationId: number, id: number) {
  const [row] = await tx.select().from(schoolRole).where(isOf(organisationId, id)).for('update');
  return row ?? null;
}

export const countRoles = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.$count(
    schoolRole,
    and(eq(schoolRole.organisationId, organisationId), inArray(schoolRole.id, [...ids])),
  );

interface Written {
  name: string;
  rights: GivableRight[];
}

export async function insertRole(tx: Db, row: Written & { organisationId: number }) {
  const [made] = await tx.insert(schoolRole).values(row).returning({ id: schoolRole.id });
  return present(made).id;
}

export const updateRole = (tx: Db, id: number, row: Written & { version: number }) =>
  tx.update(schoolRole).set(row).where(eq(schoolRole.id, id));

export const deleteRole = (tx: Db, id: number) =>
  tx.delete(schoolRole).where(eq(schoolRole.id, id));
