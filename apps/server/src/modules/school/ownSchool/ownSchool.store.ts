import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { preparedBy } from '../../../db/prepared';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

const isOpenTo = (personId: number | Placeholder) =>
  and(
    eq(membership.personId, personId),
    eq(membership.state, memberStateCodes.active),
    isNull(organisation.suspendedAt),
    eq(organisation.service, 'main'),
  );

/** Schools that the person may enter, in the order in which they joined them. */
export const selectOwnSchools = (db: Db, personId: number) =>
  preparedBy(db, 'own_schools', { personId }, (given) =>
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
      .where(isOpenTo(given.personId))
      .orderBy(asc(membership.id)),
  );

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

/** Lines of a roll, also those that have left. */
export const selectPlaces = (tx: Db, personId: number) =>
  tx
    .select({
      id: membership.id,
      organisationId: membership.organisationId,
      name: membership.name,
      number: membership.number,
      isAccountMade: membership.isAccountMade,
    })
    .from(membership)
    .where(eq(membership.personId, personId))
    .orderBy(asc(membership.id));

/** In one order, so that two joins at once wait for each other. */
export const lockPeople = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: person.id })
    .from(person)
    .where(inArray(person.id, [...ids]))
    .orderBy(asc(person.id))
    .for('update');
