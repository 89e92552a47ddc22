import { and, not, sql } from 'drizzle-orm';
import type { Gender } from '@cheese/domain/codes/people/people';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { person } from './person.tables';

const AT_ONCE = 500;

/** Numbers for rows to come, so that others can refer to them in the same breath. */
export async function reserveIds(db: Db, table: 'person' | 'membership', count: number) {
  if (count === 0) return [];
  const rows = await rawRows<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** Sessions refer to people, so that their table cannot be imported here. */
const hasSignedIn = sql`exists (select 1 from session where session.person_id = ${person}.id)`;

export interface Newcomer {
  id: number;
  name: string;
  nickname: string;
  gender: Gender;
  passwordHash: string;
}

/** Accounts that a school makes: without a phone, which nobody has proven. */
export async function insertNewcomers(inside: Db, rows: readonly Newcomer[], registeredAt: Date) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await inside.execute(sql`
      insert into ${person} (
        id, service, name, nickname, gender, password_hash, must_change_password, registered_at
      )
      overriding system value
      select id, 'main', name, nickname, gender, "passwordHash", true,
        ${registeredAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${some}::jsonb) as given(
        id int, name text, nickname text, gender smallint, "passwordHash" text
      )`);
  }
}

interface PasswordGiven {
  id: number;
  passwordHash: string;
}

/** Leaves out those who have signed in or chosen a password of their own meanwhile. */
export async function replaceUnusedPasswords(inside: Db, rows: readonly PasswordGiven[]) {
  const replaced = await rawRows<{ id: number }>(
    inside,
    sql`
    update ${person} set password_hash = given."passwordHash"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, "passwordHash" text)
    where ${person}.id = given.id and ${person.mustChangePassword}
      and not ${hasSignedIn}
    returning ${person}.id`,
  );
  return new Set(replaced.map(({ id }) => id));
}

/** Answers how many were removed: none who has ever signed in is. */
export async function deletePeople(inside: Db, ids: readonly number[]) {
  let removed = 0;
  // Every table that knows people is asked about each of them: a statement has seconds.
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = sql.param(ids.slice(from, from + AT_ONCE));
    const rows = await inside
      .delete(person)
      .where(and(sql`${person.id} = any(${some}::int[])`, not(hasSignedIn)))
      .returning({ id: person.id });
    removed += rows.length;
  }
  return removed;
}
