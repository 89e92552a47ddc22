import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import type { Role } from '@cheese/domain/codes/people/roles';
import { and, arrayContains, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { schoolGrant, schoolRole } from '../../school/rights/rights.tables';

/** Administrators of a school, and those whose office has the right to its licences. */
export async function selectKeepers(
  db: Db,
  organisationId: number,
  { state, role }: { state: MemberState; role: Role },
): Promise<number[]> {
  const hasOffice = db
    .select({ one: sql`1` })
    .from(schoolGrant)
    .innerJoin(schoolRole, eq(schoolRole.id, schoolGrant.roleId))
    .where(
      and(
        eq(schoolGrant.membershipId, membership.id),
        arrayContains(schoolRole.rights, ['licences']),
      ),
    );
  const rows = await db
    .select({ personId: membership.personId })
    .from(membership)
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.state, state),
        isNotNull(membership.personId),
        or(eq(membership.role, role), exists(hasOffice)),
      ),
    );
  return rows.flatMap(({ personId }) => personId ?? []);
}

/** Whether somebody is on the roll of a school, in whatever state. */
export const isOnRoll = async (db: Db, organisationId: number, personId: number) =>
  (await db.$count(
    membership,
    and(eq(membership.organisationId, organisationId), eq(membership.personId, personId)),
  )) > 0;
