import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { and, asc, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';

const isOpenTo = (personId: number) =>
  and(
    eq(membership.personId, personId),
    eq(membership.state, memberStateCodes.active),
    isNull(organisation.suspendedAt),
    eq(organisation.service, 'main'),
  );

/** Schools that the person may enter, in the order in which they joined them. */
export const selectOwnSchools = (db: Db, personId: number) =>
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
    .where(isOpenTo(personId))
    .orderBy(asc(membership.id));

/** Locked; null where the person is no active member of that school, or it is suspended. */
export async function lockOwnMembership(tx: Db, personId: number, organisationId: number) {
  const [row] = await tx
    .select({
      id: membership.id,
      role: membership.role,
      name: membership.name,
      number: membership.number,
    })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(and(isOpenTo(personId), eq(organisation.id, organisationId)))
    .for('update', { of: membership });
  return row ?? null;
}

/** Accounts at other schools by which the person could still sign in. */
export async function countOtherAccounts(tx: Db, personId: number, organisationId: number) {
  const [row] = await tx
    .select({ count: count() })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(
      and(isOpenTo(personId), ne(organisation.id, organisationId), isNotNull(membership.account)),
    );
  return row?.count ?? 0;
}
