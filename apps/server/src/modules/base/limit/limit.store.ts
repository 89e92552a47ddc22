import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { attempt } from './limit.tables';

/** Until the transaction ends, nobody else counts the same keys; in order, so that none wait in a ring. */
export async function lockKeys(db: Db, keys: readonly string[]) {
  const locks = [...keys]
    .sort()
    .map((key) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  await db.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

export function selectAttempts(db: Db, keys: string[], since: Date) {
  return db
    .select({ key: attempt.key, at: attempt.at })
    .from(attempt)
    .where(and(inArray(attempt.key, keys), gt(attempt.at, since)))
    .orderBy(asc(attempt.at));
}

export async function insertAttempts(db: Db, keys: readonly string[], at: Date) {
  const rows = await db
    .insert(attempt)
    .values(keys.map((key) => ({ key, at })))
    .returning({ id: attempt.id });
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
