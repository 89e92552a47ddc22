import {
  memberStateCodes,
  presentStates,
  type MemberState,
} from '@cheese/domain/codes/people/memberStates';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { preparedBy } from '../../../db/prepared';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

/**
 * Whoever waits for a consent is told so, once they have proven to be the owner; other members who
 * are not active do not exist here. Those of a suspended school come in as people of no school.
 */
const mayKnock = and(
  inArray(membership.state, [...presentStates]),
  isNull(organisation.mergedIntoId),
);

/** Accounts of this name, with their password hashes. */
export function selectByAccount(db: Db, account: string, organisationId?: number) {
  return db
    .select({
      personId: person.id,
      passwordHash: person.passwordHash,
      mainOrgId: organisation.id,
      name: organisation.name,
      logo: organisation.logo,
      userName: sql<string>`${membership.account}`,
      state: membership.state,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(
      and(
        mayKnock,
        eq(membership.account, account),
        organisationId === undefined ? undefined : eq(organisation.id, organisationId),
      ),
    )
    .orderBy(asc(organisation.id));
}

/** The person's accounts with their organisations. */
export function selectAccounts(db: Db, personId: number) {
  return db
    .select({ name: sql<string>`${membership.account}`, orgId: membership.organisationId })
    .from(membership)
    .where(and(eq(membership.personId, personId), isNotNull(membership.account)));
}

export async function findMembership(db: Db, personId: number, organisationId: number) {
  const rows = await preparedBy(db, 'membership', { personId, organisationId }, (given) =>
    db
      .select({ membership, organisation })
      .from(membership)
      .innerJoin(organisation, eq(organisation.id, membership.organisationId))
      .where(
        and(
          eq(membership.personId, given.personId),
          eq(membership.organisationId, given.organisationId),
        ),
      ),
  );
  return rows[0] ?? null;
}

interface Identity {
  organisationId: number;
  number: string;
  name: string;
}

const isUnclaimed = ({ organisationId, number, name }: Identity, state: MemberState) =>
  and(
    isNull(membership.personId),
    eq(membership.state, state),
    eq(membership.organisationId, organisationId),
    eq(membership.number, number),
    eq(membership.name, name),
  );

/** Assigns an unclaimed line of the roll to a person; answers false if there was none. */
export async function claimRollLine(db: Db, personId: number, identity: Identity) {
  const rows = await db
    .update(membership)
    .set({ personId })
    .where(isUnclaimed(identity, memberStateCodes.active))
    .returning({ id: membership.id });
  return rows.length > 0;
}

/** Whether a line could be claimed but for the consent that it waits for. */
export const isWaitingOnRoll = async (db: Db, identity: Identity) =>
  (await db.$count(membership, isUnclaimed(identity, memberStateCodes.waiting))) > 0;

const TEACHERS = [1, 2] as const;

/** Teachers who have claimed their line of the school's roll, longest-serving first. */
export async function selectTeacherIds(db: Db, organisationId: number): Promise<number[]> {
  const rows = await db
    .select({ id: membership.personId })
    .from(membership)
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.state, memberStateCodes.active),
        inArray(membership.role, TEACHERS),
      ),
    )
    .orderBy(asc(membership.id));
  return rows.flatMap(({ id }) => id ?? []);
}

export async function insertMembership(tx: Db, row: typeof membership.$inferInsert) {
  await tx.insert(membership).values(row);
}
