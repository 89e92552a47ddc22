import type { Db } from '../../../db/database';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { type EndReason, endReasonCodes } from '@cheese/domain/codes/shop/orders';
import { firstOf, type Member } from './order.purchase.filters';
import { shopOrder } from './order.tables';

const others = (order: Member) => {
  const first = firstOf(order);
  const theSame = or(eq(shopOrder.id, first), eq(shopOrder.firstId, first));
  return and(theSame, ne(shopOrder.id, order.id));
};

export async function updateReplaced(
  db: Db,
  { orderId, now, cancelReason }: { orderId: number; now: Date; cancelReason: EndReason },
) {
  await db
    .update(shopOrder)
    .set({ cancelledAt: now, cancelReason })
    .where(eq(shopOrder.id, orderId));
}

export const countPaidOthers = (db: Db, order: Member) =>
  db.$count(shopOrder, and(others(order), isNotNull(shopOrder.paidAt)));

export const endUnpaidOthers = (db: Db, now: Date, order: Member) =>
  db
    .update(shopOrder)
    .set({ cancelledAt: now, cancelReason: endReasonCodes.paidBefore })
    .where(and(others(order), isNull(shopOrder.paidAt), isNull(shopOrder.cancelledAt)))
    .returning({ id: shopOrder.id });
