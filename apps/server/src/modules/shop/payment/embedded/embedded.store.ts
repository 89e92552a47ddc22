import { and, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { ProviderPayway } from '../../../../ports/payments';
import { embeddedTrade, type EmbeddedTradeRow } from './embedded.tables';

export const insertTrade = (db: Db, row: typeof embeddedTrade.$inferInsert) =>
  db.insert(embeddedTrade).values(row).onConflictDoNothing();

export async function findTrade(db: Db, tradeNo: string): Promise<EmbeddedTradeRow | null> {
  const rows = await db.select().from(embeddedTrade).where(eq(embeddedTrade.tradeNo, tradeNo));
  return rows[0] ?? null;
}

const isOpen = (tradeNo: string) =>
  and(
    eq(embeddedTrade.tradeNo, tradeNo),
    isNull(embeddedTrade.paidAt),
    isNull(embeddedTrade.closedAt),
  );

/** Answers whether it could still be paid: of two presses one pays. */
export async function payTrade(db: Db, tradeNo: string, transactionId: string, now: Date) {
  const rows = await db
    .update(embeddedTrade)
    .set({ transactionId, paidAt: now })
    .where(isOpen(tradeNo))
    .returning({ tradeNo: embeddedTrade.tradeNo });
  return rows.length > 0;
}

export async function closeTrade(db: Db, tradeNo: string, now: Date) {
  const rows = await db
    .update(embeddedTrade)
    .set({ closedAt: now })
    .where(isOpen(tradeNo))
    .returning({ tradeNo: embeddedTrade.tradeNo });
  return rows.length > 0;
}

export const updateTrade = (db: Db, tradeNo: string, change: Partial<EmbeddedTradeRow>) =>
  db.update(embeddedTrade).set(change).where(eq(embeddedTrade.tradeNo, tradeNo));

const SHOWN = 20;

/** What the demo phone shows: what waits, and what was paid a while ago. */
export const selectTrades = (db: Db, payway: ProviderPayway) =>
  db
    .select()
    .from(embeddedTrade)
    .where(
      and(
        eq(embeddedTrade.payway, payway),
        isNull(embeddedTrade.closedAt),
        or(isNull(embeddedTrade.declinedAt), lt(embeddedTrade.declinedAt, embeddedTrade.openedAt)),
      ),
    )
    .orderBy(desc(embeddedTrade.openedAt))
    .limit(SHOWN);

export const selectMoved = (db: Db, payway: ProviderPayway, from: Date, to: Date) =>
  db
    .select()
    .from(embeddedTrade)
    .where(
      and(
        eq(embeddedTrade.payway, payway),
        gte(embeddedTrade.paidAt, from),
        lt(embeddedTrade.paidAt, to),
      ),
    );

export const selectReturned = (db: Db, payway: ProviderPayway, from: Date, to: Date) =>
  db
    .select()
    .from(embeddedTrade)
    .where(
      and(
        eq(embeddedTrade.payway, payway),
        gte(embeddedTrade.refundedAt, from),
        lt(embeddedTrade.refundedAt, to),
      ),
    );
