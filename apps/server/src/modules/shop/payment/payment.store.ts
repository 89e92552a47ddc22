import type { Payway } from '@cheese/domain/codes/shop/payment';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { shopOrder } from '../order/order.tables';
import {
  payment,
  type PaymentRow,
  providerWord,
  refund,
  type RefundRow,
} from '../order/payment.tables';

/** A try that still waits for its money. */
export async function findOpenPayment(db: Db, orderId: number, payway: Payway) {
  const rows = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.payway, payway),
        isNull(payment.paidAt),
        isNull(payment.closedAt),
      ),
    );
  return rows[0] ?? null;
}

export const countPayments = (db: Db, orderId: number) =>
  db.$count(payment, eq(payment.orderId, orderId));

export async function insertPayment(db: Db, row: typeof payment.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await db.insert(payment).values(row).returning();
  if (!inserted) throw new Error('the payment was not written');
  return inserted;
}

export const updatePayment = (db: Db, id: number, change: Partial<PaymentRow>) =>
  db.update(payment).set(change).where(eq(payment.id, id));

export async function findPayment(db: Db, id: number): Promise<PaymentRow | null> {
  const rows = await db.select().from(payment).where(eq(payment.id, id));
  return rows[0] ?? null;
}

/** A payment by what its provider knows it by, with whose it is. */
export async function findByTradeNo(db: Db, tradeNo: string) {
  const plan = prepared(db, 'trade', () =>
    db
      .select({ payment, personId: shopOrder.personId })
      .from(payment)
      .innerJoin(shopOrder, eq(shopOrder.id, payment.orderId))
      .where(eq(payment.tradeNo, sql.placeholder('tradeNo')))
      .prepare('trade'),
  );
  const [row] = await plan.execute({ tradeNo });
  return row ? { ...row.payment, personId: row.personId } : null;
}

/**
 * Keeps the proof of a payment, the first one only; answers whether this is it. A number of the
 * provider that another payment has proves nothing.
 */
export async function markPaid(db: Db, id: number, transactionId: string, paidAt: Date) {
  const plan = prepared(db, 'payment_paid', () =>
    db
      .update(payment)
      .set({
        transactionId: sql`${sql.param(sql.placeholder('transactionId'), payment.transactionId)}`,
        paidAt: sql`${sql.param(sql.placeholder('paidAt'), payment.paidAt)}`,
      })
      .where(
        and(
          eq(payment.id, sql.placeholder('id')),
          isNull(payment.transactionId),
          sql`not exists (select from ${payment} other where other.payway = ${payment.payway}
            and other.transaction_id = ${sql.placeholder('transactionId')})`,
        ),
      )
      .returning({ id: payment.id })
      .prepare('payment_paid'),
  );
  return (await plan.execute({ id, transactionId, paidAt })).length > 0;
}

/** The payment for which an order was delivered; null where there is none: others went back. */
export async function findDelivering(db: Db, orderId: number): Promise<PaymentRow | null> {
  const rows = await db
    .select({ payment })
    .from(payment)
    .leftJoin(refund, eq(refund.paymentId, payment.id))
    .where(
      and(
        eq(payment.orderId, orderId),
        isNotNull(payment.paidAt),
        or(isNull(refund.id), eq(refund.ofDelivered, 1)),
      ),
    );
  return rows[0]?.payment ?? null;
}

/** Answers null where the money of this payment is on its way back already. */
export async function insertRefund(db: Db, row: typeof refund.$inferInsert) {
  const rows = await db
    .insert(refund)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: refund.id });
  return rows[0]?.id ?? null;
}

export async function findRefund(db: Db, id: number) {
  const rows = await db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id));
  return rows[0] ?? null;
}

export const updateRefund = (db: Db, id: number, change: Partial<RefundRow>) =>
  db.update(refund).set(change).where(eq(refund.id, id));

export const insertWord = (db: Db, row: Omit<typeof providerWord.$inferSelect, 'id'>) =>
  prepared(db, 'provider_word', () =>
    db
      .insert(providerWord)
      .values(inputs('payway', 'source', 'verdict', 'tradeNo', 'said', 'at'))
      .prepare('provider_word'),
  ).execute(row);

/** True if the same message is already recorded, as when a bill is read again. */
export async function isWordKept(
  db: Db,
  {
    payway,
    verdict,
    tradeNo,
    transactionId,
  }: Record<'verdict' | 'tradeNo' | 'transactionId', string> & { payway: Payway },
): Promise<boolean> {
  const isSame = and(
    eq(providerWord.tradeNo, tradeNo),
    eq(providerWord.payway, payway),
    eq(providerWord.source, 'bill'),
    eq(providerWord.verdict, verdict),
    sql`${providerWord.said} ->> 'transactionId' = ${transactionId}`,
  );
  return (await db.$count(providerWord, isSame)) > 0;
}
