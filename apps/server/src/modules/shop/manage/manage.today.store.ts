import { and, count, countDistinct, eq, gte, isNotNull, lt, notExists, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { entitlement } from '../entitlement/entitlement.tables';
import { shopOrder } from '../order/order.tables';
import { payment, refund } from '../order/payment.tables';

export const countPlaced = (db: Db, since: Date) =>
  db.$count(shopOrder, gte(shopOrder.createdAt, since));

/** A number holds thousandths exactly up to nine million million. */
export const sumPaid = (db: Db, since: Date) =>
  db
    .select({
      payway: payment.payway,
      count: count(),
      amount: sum(payment.amount).mapWith(Number),
    })
    .from(payment)
    .where(gte(payment.paidAt, since))
    .groupBy(payment.payway);

export async function sumRefunds(db: Db, since: Date) {
  const rows = await db
    .select({ count: count(), amount: sum(refund.amount).mapWith(Number) })
    .from(refund)
    .where(gte(refund.askedAt, since));
  const [{ count: many, amount } = { count: 0, amount: 0 }] = rows;
  return { count: many, amount: amount ?? 0 };
}

/** First-time members since a time. */
export async function countNewMembers(db: Db, since: Date): Promise<number> {
  const earlier = alias(entitlement, 'earlier');
  const had = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.personId, entitlement.personId),
        isNotNull(earlier.tier),
        lt(earlier.grantedAt, since),
      ),
    );
  const [row] = await db
    .select({ people: countDistinct(entitlement.personId) })
    .from(entitlement)
    .where(and(isNotNull(entitlement.tier), gte(entitlement.grantedAt, since), notExists(had)));
  return row?.people ?? 0;
}
