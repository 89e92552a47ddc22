import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import type { Role } from '@cheese/domain/codes/people/roles';
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { isAmong } from '../../../db/isAmong';
import { keptCount } from '../../../db/keptCount';
import { beginningPattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
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

/**
 * By whatever a key of theirs begins with; a phone only as a whole, so that it is not revealed. The
 * ids are found first: joined by `or`, the whole roll would be read.
 */
function matching(db: Db, { organisationId }: Reach, keyword: string | undefined) {
  const words = keyword?.trim().toLowerCase();
  if (!words) return undefined;
  const byKey = db
    .select({ id: memberKey.membershipId })
    .from(memberKey)
    .where(
      and(
        eq(memberKey.organisationId, organisationId),
        like(memberKey.key, beginningPattern(words)),
      ),
    );
  const { id, phone } = membership;
  const byPhone = db
    .select({ id })
    .from(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(phone, words)));
  return isAmong(id, /^\d{11}$/.test(words) ? unionAll(byKey, byPhone) : byKey);
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
  const { page: _page, pageCnt: _pageCnt, ...filters } = asked;
  const { memberId: _memberId, ...within } = reach;
  const [list, total] = await Promise.all([
    selectPage(db, where, rowsOf(asked)),
    keptCount(['members', within, filters], () => db.$count(membership, where)),
  ]);
  return { list, total };
}

/** For the export: everything that is filtered, up to what a sheet can show. */
export const selectAllMembers = (db: Db, reach: Reach, asked: MemberFilters) =>
  selectPage(db, whereOf(db, reach, asked), { limit: 100_000, offset: 0 });

const byRoll = [asc(membership.number), asc(membership.id)] as const;

/** The page is found by the roll alone; what is shown of it is read by a kept statement. */
async function selectPage(
  db: Db,
  where: ReturnType<typeof whereOf>,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = await db
    .select({ id: membership.id })
    .from(membership)
    .where(where)
    .orderBy(...byRoll)
    .limit(limit)
    .offset(offset);
  return shown(db).execute({ ids: page.map(({ id }) => id) });
}

const shown = (db: Db) =>
  prepared(db, 'members_shown', () =>
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
      .where(sql`${membership.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(...byRoll)
      .prepare('members_shown'),
  );
