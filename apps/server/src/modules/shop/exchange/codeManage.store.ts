import type { ExchangeKind } from '@cheese/domain/codes/shop/exchange';
import { and, asc, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { commodity } from '../goods/commodity.tables';
import { coupon } from '../order/coupon.tables';
import { type BatchRow, codeBatch, exchangeCode } from './exchange.tables';

interface Narrowed extends Paged {
  keyword?: string;
  kind?: ExchangeKind;
}

export async function selectBatches(db: Db, asked: Narrowed) {
  const { keyword, kind } = asked;
  const where = and(
    keyword ? ilike(codeBatch.name, likePattern(keyword)) : undefined,
    kind && eq(codeBatch.kind, kind),
  );
  const { limit, offset } = rowsOf(asked);
  const rows = await db
    .select({ batch: codeBatch, commodityTitle: commodity.title, couponName: coupon.name })
    .from(codeBatch)
    .leftJoin(commodity, eq(commodity.id, codeBatch.commodityId))
    .leftJoin(coupon, eq(coupon.id, codeBatch.couponId))
    .where(where)
    .orderBy(desc(codeBatch.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(codeBatch, where) };
}

export const countCodes = (db: Db, batchIds: number[]) =>
  db
    .select({
      batchId: exchangeCode.batchId,
      all: count(),
      used: count(exchangeCode.exchangedAt),
    })
    .from(exchangeCode)
    .where(inArray(exchangeCode.batchId, batchIds))
    .groupBy(exchangeCode.batchId);

/** Locks the batch against concurrent voiding. */
export async function lockBatch(db: Db, id: number): Promise<BatchRow | null> {
  const rows = await db.select().from(codeBatch).where(eq(codeBatch.id, id)).for('update');
  return rows[0] ?? null;
}

export const markVoided = (db: Db, id: number, voidedAt: Date) =>
  db.update(codeBatch).set({ voidedAt }).where(eq(codeBatch.id, id));

/** The codes with their users. */
export const selectCodes = (db: Db, batchId: number) =>
  db
    .select({ code: exchangeCode, person })
    .from(exchangeCode)
    .leftJoin(person, eq(person.id, exchangeCode.personId))
    .where(eq(exchangeCode.batchId, batchId))
    .orderBy(asc(exchangeCode.id));

export async function findTitle(db: Db, commodityId: number): Promise<string | null> {
  const rows = await db
    .select({ title: commodity.title })
    .from(commodity)
    .where(eq(commodity.id, commodityId));
  return rows[0]?.title ?? null;
}
