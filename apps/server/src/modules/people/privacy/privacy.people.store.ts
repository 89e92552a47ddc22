import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';

export const selectLines = (db: Db, personId: number) =>
  db
    .select({ line: membership, school: organisation.name })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(eq(membership.personId, personId))
    .orderBy(membership.id);

export async function findSchoolRole(db: Db, personId: number, organisationId: number) {
  const isIt = and(
    eq(membership.personId, personId),
    eq(membership.organisationId, organisationId),
  );
  const rows = await db
    .select({ role: membership.role, school: organisation.name })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(isIt);
  return rows[0] ?? null;
}

/** Schools of which somebody is an active administrator, with their line there. */
export const selectAdministered = (db: Db, personId: number) =>
  db
    .select({ id: membership.id, organisationId: membership.organisationId })
    .from(membership)
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.role, roleCodes.schoolAdmin),
        eq(membership.state, memberStateCodes.active),
      ),
    )
    .orderBy(sql`${membership.organisationId}`);
