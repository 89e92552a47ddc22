import { memberStateCodes, type MemberState } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { membership, type MemberRow } from '../organisation/member.tables';

export async function insertMember(tx: Db, row: typeof membership.$inferInsert) {
  const [made] = await tx.insert(membership).values(row).returning({ id: membership.id });
  return present(made).id;
}

type Changed = Partial<Omit<MemberRow, 'id' | 'organisationId' | 'version'>>;

/** Raises the version, so that forms opened before are refused. */
export const updateMember = (tx: Db, id: number, changed: Changed) =>
  tx
    .update(membership)
    .set({ ...changed, version: sql`${membership.version} + 1` })
    .where(eq(membership.id, id));

export const updateStates = (tx: Db, ids: readonly number[], state: MemberState) =>
  tx
    .update(membership)
    .set({ state, version: sql`${membership.version} + 1` })
    .where(and(inArray(membership.id, [...ids]), ne(membership.state, state)))
    .returning({ id: membership.id, personId: membership.personId });

/** One after the other: two administrators who take each other's role would leave none. */
export const lockAdministrators = (tx: Db, organisationId: number) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`administrators:${organisationId}`}, 0))`,
  );

/** Active administrators who can sign in, without these. */
export const countAdministratorsBut = (tx: Db, organisationId: number, ids: readonly number[]) =>
  tx.$count(
    membership,
    and(
      eq(membership.organisationId, organisationId),
      eq(membership.role, roleCodes.schoolAdmin),
      eq(membership.state, memberStateCodes.active),
      sql`${membership.personId} is not null`,
      sql`not ${membership.id} = any(${sql.param([...ids])}::int[])`,
    ),
  );
