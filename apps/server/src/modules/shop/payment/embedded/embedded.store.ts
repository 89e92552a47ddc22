import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { ProviderPayway } from '../../../../ports/payments';
import { embeddedTrade, type EmbeddedTradeRow } from './embedded.tables';

export const insertTrade = (db: Db, row: typeof embeddedTrade.$inferInsert) =>
  db.insert(embeddedTrade).values(row).onConflictDoNothing();

export async function findTrade(db: Db, tradeNo: string): Promise<EmbeddedTradeRow | null> {
  const rows = await db.select().from(embeddedTrade).where(eq(embeddedTrade.tradeNo, tradeNo));
  return rows[0] ?? null;
}

/** Answers whether it was neither paid nor closed: of two presses one counts. */
export async function changeOpen(db: Db, tradeNo: string, change: Partial<EmbeddedTradeRow>) {
  const rows = await db
    .update(embeddedTrade)
    .set(change)
    .where(
      and(
        eq(embeddedTrade.tradeNo, tradeNo),
        isNull(embeddedTrade.paidAt),
        isNull(embeddedTrade.closedAt),
      ),
    )
    .returning({ tradeNo: embeddedTrade.tradeNo });
  return rows.length > 0;
}

export const updateTrade = (db: Db, tradeNo: string, change: Partial<EmbeddedTradeRow>) =>
  db.update(embeddedTrade).set(change).where(eq(embeddedTrade.tradeNo, tradeNo));

const SHOWN = 20;

/** Trades on the demo phone: waiting ones, even if declined, and paid ones. */
export const selectTrades = (db: Db, payway: ProviderPayway) =>
  db
    .select()
    .from(embeddedTrade)
    .where(and(eq(embeddedTrade.payway, payway), isNull(embeddedTrade.closedAt)))
    .orderBy(desc(embeddedTrade.openedAt), desc(embeddedTrade.tradeNo))
    .limit(SHOWN);

interface Span {
  from: Date;
  to: Date;
}

/** Trades paid or refunded within a time span. */
export const selectMoved = (
  db: Db,
  payway: ProviderPayway,
  moment: 'paidAt' | 'refundedAt',
  { from, to }: Span,
) =>
  db
    .select()
    .from(embeddedTrade)
    .where(
      and(
        eq(embeddedTrade.payway, payway),
        gte(embeddedTrade[moment], from),
        lt(embeddedTrade[moment], to),
      ),
    );
