import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { attempt } from './limit.tables';

const keysAsked = sql`unnest(${sql.placeholder('keys')}::text[]) as said(key)`;

/** Until the transaction ends, nobody else counts the same keys; in order, so that none wait in a ring. */
export async function lockKeys(db: Db, keys: readonly string[]) {
  const plan = prepared(db, 'keys_locked', () =>
    db
      .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(said.key, 0))` })
      .from(keysAsked)
      .prepare('keys_locked'),
  );
  await plan.execute({ keys: [...keys].sort() });
}

export function selectAttempts(db: Db, keys: string[], since: Date) {
  const plan = prepared(db, 'attempts', () =>
    db
      .select({ key: attempt.key, at: attempt.at })
      .from(attempt)
      .where(
        and(
          sql`${attempt.key} = any(${sql.placeholder('keys')}::text[])`,
          gt(attempt.at, sql.placeholder('since')),
        ),
      )
      .orderBy(asc(attempt.at))
      .prepare('attempts'),
  );
  return plan.execute({ keys, since });
}

export async function insertAttempts(db: Db, keys: readonly string[], at: Date) {
  const name = `attempts_counted_${keys.length}`;
  const plan = prepared(db, name, () =>
    db
      .insert(attempt)
      .values(
        keys.map((_, nth) => ({ key: sql.placeholder(`key${nth}`), at: sql.placeholder('at') })),
      )
      .returning({ id: attempt.id })
      .prepare(name),
  );
  const named = Object.fromEntries(keys.map((key, nth) => [`key${nth}`, key]));
  const rows = await plan.execute({ ...named, at });
  return rows.map(({ id }) => id);
}

export async function deleteAttempts(db: Db, ids: number[]) {
  await db.delete(attempt).where(inArray(attempt.id, ids));
}

export async function deleteAttemptsAt(db: Db, keys: string[], at: Date) {
  await db.delete(attempt).where(and(inArray(attempt.key, keys), eq(attempt.at, at)));
}

export async function deleteAttemptsBefore(db: Db, moment: Date) {
  await db.delete(attempt).where(lt(attempt.at, moment));
}
