import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import type { Role } from '@cheese/domain/codes/people/roles';
import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { beginningPattern } from '../../../db/likePattern';
import { keptCount } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { department } from '../../people/organisation/department.tables';
import { memberKey, membership } from '../../people/organisation/member.tables';
import { belowDepartment } from '../../people/organisation/organisation.door';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { membersWithin } from '../rights/membersWithin.door';
import type { Reach } from '../rights/reach';
import { schoolGrant, schoolRole } from '../rights/rights.tables';

export interface MemberFilters {
  keyword?: string;
  role?: Role;
  departmentId?: number;
  classId?: number;
  year?: number;
  state?: MemberState;
}

/** By whatever a key of theirs begins with; a phone only as a whole, so that it is not revealed. */
function matching(db: Db, { organisationId }: Reach, keyword: string | undefined) {
  const words = keyword?.trim().toLowerCase();
  if (!words) return undefined;
  const found = db
    .select({ id: memberKey.membershipId })
    .from(memberKey)
    .where(
      and(
        eq(memberKey.organisationId, organisationId),
        like(memberKey.key, beginningPattern(words)),
      ),
    );
  const isFound = inArray(membership.id, found);
  return /^\d{11}$/.test(words) ? or(isFound, eq(membership.phone, words)) : isFound;
}

function whereOf(db: Db, reach: Reach, { keyword, departmentId, ...exact }: MemberFilters) {
  return and(
    membersWithin(db, reach),
    departmentId === undefined
      ? undefined
      : inArray(membership.departmentId, belowDepartment(db, departmentId)),
    exact.role === undefined ? undefined : eq(membership.role, exact.role),
    exact.classId === undefined ? undefined : eq(membership.classId, exact.classId),
    exact.year === undefined ? undefined : eq(membership.year, exact.year),
    exact.state === undefined ? undefined : eq(membership.state, exact.state),
    matching(db, reach, keyword),
  );
}

const headed = alias(department, 'headed');

/** Heads of departments by their department, offices by their role's name. */
const grantsOf = sql<string[]>`array(
  select coalesce(${schoolRole.name}, ${headed.name})
  from ${schoolGrant}
  left join ${schoolRole} on ${schoolRole.id} = ${schoolGrant.roleId}
  left join ${department} ${sql.identifier('headed')} on ${headed.id} = ${schoolGrant.departmentId}
  where ${schoolGrant.membershipId} = ${membership.id}
  order by ${schoolGrant.id})`;

export async function selectMembers(db: Db, reach: Reach, asked: MemberFilters & Paged) {
  const where = whereOf(db, reach, asked);
  const { limit, offset } = rowsOf(asked);
  const list = await selectRows(db, where, { limit, offset });
  const { page: _page, pageCnt: _pageCnt, ...filters } = asked;
  const { memberId: _memberId, ...within } = reach;
  const total = await keptCount(['members', within, filters], () => db.$count(membership, where));
  return { list, total };
}

/** For the export: everything that is filtered, up to what a sheet can show. */
export const selectAllMembers = (db: Db, reach: Reach, asked: MemberFilters) =>
  selectRows(db, whereOf(db, reach, asked), { limit: 100_000, offset: 0 });

const selectRows = (
  db: Db,
  where: ReturnType<typeof whereOf>,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: membership.id,
      name: membership.name,
      number: membership.number,
      role: membership.role,
      year: membership.year,
      state: membership.state,
      hasAccount: sql<boolean>`${membership.personId} is not null`,
      departmentId: membership.departmentId,
      departmentName: department.name,
      classId: membership.classId,
      className: schoolClass.name,
      grants: grantsOf,
    })
    .from(membership)
    .leftJoin(department, eq(department.id, membership.departmentId))
    .leftJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(where)
    .orderBy(asc(membership.number), asc(membership.id))
    .limit(limit)
    .offset(offset);
