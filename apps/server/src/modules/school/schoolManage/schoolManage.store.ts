import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';
import type { SchoolState } from '@cheese/domain/codes/school/schoolStates';
import { and, desc, eq, ilike, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';

interface Filtered extends Paged {
  keyword?: string;
  state?: SchoolState;
}

/** Schools of the main site, newest first. */
export async function selectSchools(db: Db, { keyword, state, ...paged }: Filtered) {
  const isSuspended = isNotNull(organisation.suspendedAt);
  const where = and(
    eq(organisation.service, 'main'),
    keyword?.trim() ? ilike(organisation.name, likePattern(keyword.trim())) : undefined,
    state === 'suspended' ? isSuspended : undefined,
    state === 'open' ? isNull(organisation.suspendedAt) : undefined,
  );
  const { id, name, createdAt, suspendedAt } = organisation;
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ id, name, createdAt, suspendedAt })
    .from(organisation)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(organisation, where) };
}

const countOf = (db: Db, organisationId: number, role: Role) =>
  db.$count(
    membership,
    and(
      eq(membership.organisationId, organisationId),
      eq(membership.role, role),
      eq(membership.state, memberStateCodes.active),
    ),
  );

export async function countPeople(db: Db, id: number) {
  return {
    administrators: await countOf(db, id, roleCodes.schoolAdmin),
    teachers: await countOf(db, id, roleCodes.teacher),
    learners: await countOf(db, id, roleCodes.learner),
  };
}
