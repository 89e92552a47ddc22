import type { ServiceName } from '@cheese/domain/calls/services';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { smsCode } from './smsCode.tables';

export async function insertCode(db: Db, row: typeof smsCode.$inferInsert) {
  await db.insert(smsCode).values(row);
}

/** Counts one more try of the newest code for a phone, where it still has one and is not too old. */
export async function spendTry(
  db: Db,
  { service, phone }: { service: ServiceName; phone: string },
  { sentAfter, mostTries }: { sentAfter: Date; mostTries: number },
) {
  const newest = db
    .select({ id: smsCode.id })
    .from(smsCode)
    .where(and(eq(smsCode.service, service), eq(smsCode.phone, phone)))
    .orderBy(desc(smsCode.id))
    .limit(1);
  const rows = await db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(
      and(
        eq(smsCode.id, newest),
        isNull(smsCode.usedAt),
        gt(smsCode.sentAt, sentAfter),
        lt(smsCode.tries, mostTries),
      ),
    )
    .returning({ id: smsCode.id, salt: smsCode.salt, codeHash: smsCode.codeHash });
  return rows[0] ?? null;
}

/** Whether it was still unused. */
export async function spendCode(db: Db, id: number, now: Date) {
  const rows = await db
    .update(smsCode)
    .set({ usedAt: now })
    .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.id });
  return rows.length > 0;
}

export async function deleteCodesBefore(db: Db, moment: Date) {
  await db.delete(smsCode).where(lt(smsCode.sentAt, moment));
}
