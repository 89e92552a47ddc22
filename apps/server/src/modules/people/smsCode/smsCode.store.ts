import type { ServiceName } from '@cheese/domain/calls/services';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { smsCode } from './smsCode.tables';

export async function insertCode(db: Db, row: typeof smsCode.$inferInsert) {
  await db.insert(smsCode).values(row);
}

/**
 * The newest code for a phone, preferring the one this browser requested, so that a stranger's
 * request cannot replace it.
 */
export async function findNewestCode(
  db: Db,
  { service, phone }: { service: ServiceName; phone: string },
  { sentAfter, browserHash }: { sentAfter: Date; browserHash: string | null },
) {
  const isOwn = sql`(${smsCode.browserHash} = ${browserHash}) is true`;
  const rows = await db
    .select()
    .from(smsCode)
    .where(
      and(eq(smsCode.service, service), eq(smsCode.phone, phone), gt(smsCode.sentAt, sentAfter)),
    )
    .orderBy(desc(isOwn), desc(smsCode.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Counts one more try of a code; whether it had one left. */
export async function spendTry(db: Db, id: number, isOwn: boolean, mostTries: number) {
  const counter = isOwn ? smsCode.tries : smsCode.strangeTries;
  const rows = await db
    .update(smsCode)
    .set(isOwn ? { tries: sql`${counter} + 1` } : { strangeTries: sql`${counter} + 1` })
    .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt), lt(counter, mostTries)))
    .returning({ id: smsCode.id });
  return rows.length > 0;
}

/** Answers the rate-limit turn to give back, or null if the code was no longer unused. */
export async function spendCode(db: Db, id: number, now: Date) {
  const rows = await db
    .update(smsCode)
    .set({ usedAt: now })
    .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt)))
    .returning({
      turn: smsCode.turn,
      phone: smsCode.phone,
      address: smsCode.address,
      sentAt: smsCode.sentAt,
    });
  return rows[0] ?? null;
}

export async function deleteCodesBefore(db: Db, moment: Date) {
  await db.delete(smsCode).where(lt(smsCode.sentAt, moment));
}
