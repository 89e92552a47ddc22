import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';

/** Schools of somebody that the platform has suspended, in the order in which they joined them. */
export const selectSuspendedSchools = (db: Db, personId: number) =>
  db
    .select({
      mainOrgId: organisation.id,
      name: organisation.name,
      logo: organisation.logo,
      role: membership.role,
      number: membership.number,
    })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.state, memberStateCodes.active),
        eq(organisation.service, 'main'),
        isNotNull(organisation.suspendedAt),
        isNull(organisation.mergedIntoId),
      ),
    )
    .orderBy(asc(membership.id));
