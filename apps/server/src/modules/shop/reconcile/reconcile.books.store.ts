import { and, eq, exists, gte, inArray, lt, min, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { BillLine, ProviderPayway } from '../../../ports/payments';
import { payment, refund } from '../order/payment.tables';
import { billLine } from './reconcile.tables';

interface Span {
  from: Date;
  to: Date;
}

const AT_ONCE = 1000;

/** Keeps what a bill says; fetched again, it says the same. */
export async function keepLines(db: Db, payway: ProviderPayway, day: string, lines: BillLine[]) {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((line) => ({ ...line, payway, day }));
    await db.insert(billLine).values(rows).onConflictDoNothing();
  }
}

/** A condition: some bill of any day lists the payment. */
const isBilled = (db: Db, kinds: BillLine['kind'][], more?: SQL) =>
  db
    .select({ tradeNo: billLine.tradeNo })
    .from(billLine)
    .where(
      and(
        eq(billLine.payway, payment.payway),
        inArray(billLine.kind, kinds),
        eq(billLine.tradeNo, payment.tradeNo),
        more,
      ),
    );

/** Payments of a provider within a time span, by our ledger. */
export const selectPaid = (db: Db, payway: ProviderPayway, { from, to }: Span) =>
  db
    .select({
      tradeNo: payment.tradeNo,
      orderId: payment.orderId,
      amount: payment.amount,
      refundNo: sql<string>`''`,
      at: payment.paidAt,
      isBilled: sql<boolean>`${exists(isBilled(db, ['paid']))}`,
    })
    .from(payment)
    .where(and(eq(payment.payway, payway), gte(payment.paidAt, from), lt(payment.paidAt, to)));

/** A bill line without a refund number matches any refund of the trade. */
const isSameRefund = sql`${billLine.refundNo} in ('', ${refund.refundNo})`;

/** Refunds of a provider within a time span, by our ledger. */
export const selectRefunded = (db: Db, payway: ProviderPayway, { from, to }: Span) =>
  db
    .select({
      tradeNo: payment.tradeNo,
      orderId: payment.orderId,
      amount: refund.amount,
      refundNo: refund.refundNo,
      at: refund.doneAt,
      isBilled: sql<boolean>`${exists(isBilled(db, ['refunded', 'refunding'], isSameRefund))}`,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.payway, payway), gte(refund.doneAt, from), lt(refund.doneAt, to)));

/** True if our ledger has any payment or refund through the provider in the span. */
export async function hasMoved(db: Db, payway: ProviderPayway, span: Span): Promise<boolean> {
  const paid = await selectPaid(db, payway, span);
  return paid.length > 0 || (await selectRefunded(db, payway, span)).length > 0;
}

/** Our refund that a line tells of. */
export async function findRefundOf(db: Db, payway: ProviderPayway, line: BillLine) {
  const { tradeNo, refundNo } = line;
  const rows = await db
    .select({ refund, orderId: payment.orderId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(payment.tradeNo, tradeNo),
        eq(payment.payway, payway),
        refundNo ? eq(refund.refundNo, refundNo) : undefined,
      ),
    );
  return rows[0] ?? null;
}

export async function findFirstPayment(db: Db, payway: ProviderPayway): Promise<Date | null> {
  const isIts = eq(payment.payway, payway);
  const rows = await db
    .select({ at: min(payment.createdAt) })
    .from(payment)
    .where(isIts);
  return rows[0]?.at ?? null;
}

/** Refunded amount of a trade over all bills, refunds in progress included. */
export async function sumBack(db: Db, payway: ProviderPayway, tradeNo: string): Promise<number> {
  const rows = await db
    .select({ back: sum(billLine.amount).mapWith(Number) })
    .from(billLine)
    .where(
      and(
        eq(billLine.payway, payway),
        eq(billLine.tradeNo, tradeNo),
        inArray(billLine.kind, ['refunded', 'refunding']),
      ),
    );
  return rows[0]?.back ?? 0;
}
