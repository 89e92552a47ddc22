import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type BatchRow, codeBatch, exchangeCode } from './exchange.tables';

/** Locks the code, so that it is used only once. */
export async function lockCode(db: Db, code: string) {
  const rows = await db
    .select({ code: exchangeCode, batch: codeBatch })
    .from(exchangeCode)
    .innerJoin(codeBatch, eq(codeBatch.id, exchangeCode.batchId))
    .where(eq(exchangeCode.code, code))
    .for('update', { of: exchangeCode });
  return rows[0] ?? null;
}

export const countUsed = (db: Db, batchId: number, personId: number) =>
  db.$count(
    exchangeCode,
    and(eq(exchangeCode.batchId, batchId), eq(exchangeCode.personId, personId)),
  );

export const markUsed = (db: Db, id: number, personId: number, exchangedAt: Date) =>
  db.update(exchangeCode).set({ personId, exchangedAt }).where(eq(exchangeCode.id, id));

export async function selectUsed(db: Db, personId: number, limit: number, offset: number) {
  const isTheirs = eq(exchangeCode.personId, personId);
  const rows = await db
    .select({ code: exchangeCode, batch: codeBatch })
    .from(exchangeCode)
    .innerJoin(codeBatch, eq(codeBatch.id, exchangeCode.batchId))
    .where(isTheirs)
    .orderBy(desc(exchangeCode.exchangedAt), desc(exchangeCode.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(exchangeCode).where(isTheirs);
  return { rows, total: counted?.total ?? 0 };
}

/** Makes a batch with its codes; answers its number. */
export async function insertBatch(
  db: Db,
  batch: Omit<typeof codeBatch.$inferInsert, 'id'>,
  codes: readonly string[],
): Promise<BatchRow> {
  const [row] = await db.insert(codeBatch).values(batch).returning();
  if (!row) throw new Error('the batch was not written');
  if (codes.length > 0) {
    await db.insert(exchangeCode).values(codes.map((code) => ({ code, batchId: row.id })));
  }
  return row;
}
