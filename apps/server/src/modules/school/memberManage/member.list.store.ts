import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import type { Role } from '@cheese/domain/codes/people/roles';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { isAmong } from '../../../db/isAmong';
import { keptCount, totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { type Given, prepared, preparedBy } from '../../../db/prepared';
import { department } from '../../people/organisation/department.tables';
import { membersTyped, typedPattern } from '../../people/member/member.door';
import { membership } from '../../people/organisation/member.tables';
import {
  belowDepartment,
  classNameOf,
  departmentNameOf,
} from '../../people/organisation/organisation.door';
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

interface Rows {
  limit: number;
  offset: number;
}

const byRoll = [asc(membership.number), asc(membership.id)] as const;

/** What narrows a list, by the names of the inputs of its statement. */
function inputsOf({ organisationId }: Reach, { keyword, ...exact }: MemberFilters) {
  const key = typedPattern(keyword);
  const phone = keyword?.trim() ?? '';
  return {
    organisationId,
    ...exact,
    ...(key !== null && { key }),
    // A phone is found only as a whole, so that it is not revealed.
    ...(/^\d{11}$/.test(phone) && { phone }),
  };
}
type Asked = Given<ReturnType<typeof inputsOf>>;

/** By whatever a key of theirs begins with. The ids are found first: by `or`, all would be read. */
function matching(db: Db, { organisationId, key, phone }: Asked) {
  if (key === undefined) return undefined;
  const { id } = membership;
  const byKey = membersTyped(db, organisationId, key);
  if (phone === undefined) return isAmong(id, byKey);
  const byPhone = db
    .select({ id })
    .from(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(membership.phone, phone)));
  return isAmong(id, unionAll(byKey, byPhone));
}

const narrowedBy = (db: Db, given: Asked) =>
  and(
    given.departmentId === undefined
      ? undefined
      : inArray(membership.departmentId, belowDepartment(db, given.departmentId)),
    given.role === undefined ? undefined : eq(membership.role, given.role),
    given.classId === undefined ? undefined : eq(membership.classId, given.classId),
    given.year === undefined ? undefined : eq(membership.year, given.year),
    given.state === undefined ? undefined : eq(membership.state, given.state),
    matching(db, given),
  );

const pageOf = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: membership.id })
    .from(membership)
    .where(where)
    .orderBy(...byRoll)
    .$dynamic();

/** For those who see the whole school a statement for each way of narrowing is kept. */
function selectIds(db: Db, reach: Reach, asked: MemberFilters, rows: Rows) {
  const values = inputsOf(reach, asked);
  if (!reach.isWhole) {
    const where = and(membersWithin(db, reach), narrowedBy(db, values));
    return pageOf(db, where).limit(rows.limit).offset(rows.offset);
  }
  return preparedBy(db, 'members', { ...values, ...rows }, ({ limit, offset, ...given }) =>
    pageOf(db, and(eq(membership.organisationId, given.organisationId), narrowedBy(db, given)))
      .limit(limit)
      .offset(offset),
  );
}

/** Heads of departments by their department, offices by their role's name. */
const grantsOf = sql<string[]>`array(
  select coalesce(
    (select its.name from ${schoolRole} its where its.id = given.role_id),
    (select its.name from ${department} its where its.id = given.department_id))
  from ${schoolGrant} given where given.membership_id = ${membership}.id order by given.id)`;

export async function selectMembers(db: Db, reach: Reach, asked: MemberFilters & Paged) {
  const { page: _page, pageCnt: _pageCnt, ...filters } = asked;
  const { memberId: _memberId, ...within } = reach;
  const rows = rowsOf(asked);
  const list = await selectPage(db, reach, filters, rows);
  const where = () => and(membersWithin(db, reach), narrowedBy(db, inputsOf(reach, filters)));
  const count = () => keptCount(['members', within, filters], () => db.$count(membership, where()));
  return { list, total: await totalBeside(list, rows, count) };
}

/** For the export: everything that is filtered, up to what a sheet can show. */
export const selectAllMembers = (db: Db, reach: Reach, asked: MemberFilters) =>
  selectPage(db, reach, asked, { limit: 100_000, offset: 0 });

/** The page is found by the roll alone; what is shown of it is read by a statement of its own. */
async function selectPage(db: Db, reach: Reach, asked: MemberFilters, rows: Rows) {
  const page = await selectIds(db, reach, asked, rows);
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
        birthMonth: membership.birthMonth,
        guardianName: membership.guardianName,
        guardianPhone: membership.guardianPhone,
        consentedOn: membership.consentedOn,
        consentWithdrawnAt: membership.consentWithdrawnAt,
        hasAccount: sql<boolean>`${membership.personId} is not null`,
        departmentId: membership.departmentId,
        departmentName: departmentNameOf(membership.departmentId),
        classId: membership.classId,
        className: classNameOf(membership.classId),
        grants: grantsOf,
      })
      .from(membership)
      .where(sql`${membership.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(...byRoll)
      .prepare('members_shown'),
  );
