import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { genderCodes } from '@cheese/domain/codes/people/people';
import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import { guardianshipColumns } from '../../people/member/member.door';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import type { SchoolPair } from './schoolMerge.part';

const AT_ONCE = 500;
const { active, graduated, transferred, left, waiting } = memberStateCodes;
const gone = sql`(${literal(graduated)}, ${literal(transferred)}, ${literal(left)})`;

/** Somebody who had left the second school (b) is as they are in the first (a); else the second's line counts. */
export const takesFrom = sql`(b.state in ${gone} and a.state not in ${gone})`;

/** Age and guardian go together, with the line that counts or that alone says how old somebody is. */
const takesGuardian = sql`(${takesFrom} or b.birth_month is null)`;

/** A school that knows of somebody's age does not lose that in one that did not ask. */
const waitsAsInFrom = sql`(b.birth_month is null and a.state = ${literal(waiting)}
  and b.state = ${literal(active)})`;

const guardianColumns = Object.values(guardianshipColumns).map(([name]) => sql.identifier(name));

const guardianship = (write: (column: ReturnType<typeof sql.identifier>) => SQL) =>
  sql.join(guardianColumns.map(write), sql`, `);

/** The line in the second school of people who are in both takes over what it lacks. */
export const joinMembers = (tx: Db) =>
  tx.execute(sql`
    update membership line set
      role = kept.role, number = kept.number, account = kept.account, phone = kept.phone,
      gender = kept.gender, department_id = kept.department_id, class_id = kept.class_id,
      year = kept.year, state = kept.state, ${guardianship((column) => sql`${column} = kept.${column}`)}, left_at = kept.left_at, joined_at = kept.joined_at,
      is_account_made = kept.is_account_made, version = line.version + 1
    from (
      select b.id, least(a.joined_at, b.joined_at) as joined_at,
        a.is_account_made or b.is_account_made as is_account_made,
        case when ${takesFrom} then a.role
          when a.state = ${literal(active)} and b.state = ${literal(active)}
          then least(a.role, b.role) else b.role end as role,
        case when ${takesFrom} then coalesce(a.number, b.number)
          else coalesce(b.number, a.number) end as number,
        case when ${takesFrom} then coalesce(a.account, b.account)
          else coalesce(b.account, a.account) end as account,
        coalesce(b.phone, a.phone) as phone,
        case when b.gender = ${literal(genderCodes.undisclosed)} then a.gender
          else b.gender end as gender,
        case when place.is_from then coalesce(up.into_id, a.department_id)
          else b.department_id end as department_id,
        case when place.is_from then coalesce(its.into_id, a.class_id) else b.class_id end as class_id,
        case when place.is_from then coalesce(a.year, b.year)
          else coalesce(b.year, a.year) end as year,
        case when ${takesFrom} then a.state
          when ${waitsAsInFrom} then a.state else b.state end as state,
        ${guardianship((column) => sql`case when ${takesGuardian} then a.${column} else b.${column} end as ${column}`)},
        case when ${takesFrom} then a.left_at else b.left_at end as left_at
      from merged_row own
        join membership a on a.id = own.from_id
        join membership b on b.id = own.into_id
        cross join lateral (select ${takesFrom}
          or (b.department_id is null and b.class_id is null) as is_from) place
        left join merged_row up on up.kind = 'department' and up.from_id = a.department_id
        left join merged_row its on its.kind = 'school_class' and its.from_id = a.class_id
      where own.kind = 'membership'
    ) kept
    where line.id = kept.id`);

/** Lines whose person has one in the second school; all that refers to them refers to that one. */
export const deleteJoinedMembers = (tx: Db) =>
  tx.execute(sql`
    delete from membership line using merged_row own
    where own.kind = 'membership' and own.from_id = line.id`);

/**
 * A higher version keeps the undo of a former import away from them. In parts, because triggers join
 * the rows of a statement with themselves.
 */
export async function moveMembers(tx: Db, { fromId, intoId }: SchoolPair) {
  const joined = (kind: string, column: SQL) => sql`coalesce((
    select into_id from merged_row where kind = ${kind} and from_id = ${column}), ${column})`;
  let moved: unknown[];
  do {
    moved = await rawRows(
      tx,
      sql`update membership line set organisation_id = ${intoId}, version = line.version + 1,
          department_id = ${joined('department', sql`line.department_id`)},
          class_id = ${joined('school_class', sql`line.class_id`)}
        where line.id = any(array(
          select id from membership where organisation_id = ${fromId} limit ${AT_ONCE}))
        returning line.id`,
    );
  } while (moved.length > 0);
}

/** Heads and offices, of joined lines as well; nobody has the same one twice. */
export async function joinGrants(tx: Db) {
  const named = sql`school_grant g
    left join merged_row who on who.kind = 'membership' and who.from_id = g.membership_id
    left join merged_row up on up.kind = 'department' and up.from_id = g.department_id
    left join merged_row its on its.kind = 'school_role' and its.from_id = g.role_id
    where num_nonnulls(who.into_id, up.into_id, its.into_id) > 0`;
  await tx.execute(sql`
    insert into school_grant (membership_id, kind, department_id, role_id, granted_at)
    select coalesce(who.into_id, g.membership_id), g.kind, coalesce(up.into_id, g.department_id),
      coalesce(its.into_id, g.role_id), g.granted_at from ${named}
    on conflict do nothing`);
  await tx.execute(sql`delete from school_grant where id in (select g.id from ${named})`);
}
