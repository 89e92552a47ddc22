import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';
import type { SchoolState } from '@cheese/domain/codes/school/schoolStates';
import { and, desc, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
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
    state === 'suspended' ? and(isSuspended, isNull(organisation.mergedIntoId)) : undefined,
    state === 'merged' ? isNotNull(organisation.mergedIntoId) : undefined,
    state === 'open' ? isNull(organisation.suspendedAt) : undefined,
  );
  const { id, name, createdAt, suspendedAt, mergedIntoId, mergedAt } = organisation;
  const into = alias(organisation, 'into_school');
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ id, name, createdAt, suspendedAt, mergedIntoId, mergedAt, mergedIntoName: into.name })
    .from(organisation)
    .leftJoin(into, eq(into.id, organisation.mergedIntoId))
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
  const count = () => db.$count(organisation, where);
  return { rows, total: await totalBeside(rows, { limit, offset }, count) };
}

const countOf = (role: Role) =>
  sql<number>`count(*) filter (where ${membership.role} = ${role})`.mapWith(Number);

/** Active members of each role; nothing for schools without any. */
export const countPeople = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: membership.organisationId,
      administrators: countOf(roleCodes.schoolAdmin),
      teachers: countOf(roleCodes.teacher),
      learners: countOf(roleCodes.learner),
    })
    .from(membership)
    .where(
      and(
        inArray(membership.organisationId, [...ids]),
        eq(membership.state, memberStateCodes.active),
      ),
    )
    .groupBy(membership.organisationId);
