import { endReasonCodes, type EndReason } from '@cheese/domain/codes/shop/orders';
import { and, eq, isNotNull, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { askAtOnce } from './payment.hurry';
import { type OrderRow, shopOrder } from './order.tables';

type Member = Pick<OrderRow, 'id' | 'firstId'>;

export const firstOf = ({ id, firstId }: Member) => firstId ?? id;

/** The orders of one purchase, each replaced by the next. */
export const isOfPurchase = (first: number | Placeholder): SQL =>
  sql`coalesce(${shopOrder.firstId}, ${shopOrder.id}) = ${first}`;

const others = (order: Member) => {
  const first = firstOf(order);
  const theSame = or(eq(shopOrder.id, first), eq(shopOrder.firstId, first));
  return and(theSame, ne(shopOrder.id, order.id));
};

/** Ends an order in whose place another one comes; answers what the other says of it. */
export async function giveWay(db: Db, order: Member, cancelReason: EndReason, now: Date) {
  await db
    .update(shopOrder)
    .set({ cancelledAt: now, cancelReason })
    .where(eq(shopOrder.id, order.id));
  await askAtOnce(db, [order.id], now);
  return { firstId: firstOf(order) };
}

/** True if another order of the same purchase was paid, so this payment would be a duplicate. */
export const isPaidElsewhere = async (db: Db, order: OrderRow): Promise<boolean> =>
  // Whatever came in its place came when it was cancelled.
  order.cancelledAt !== null &&
  (await db.$count(shopOrder, and(others(order), isNotNull(shopOrder.paidAt)))) > 0;

/**
 * After the payment of a replaced order, its replacements are ended so that they are not paid as
 * well.
 */
export async function endOthers(db: Db, order: OrderRow, now: Date) {
  if (order.cancelledAt === null) return;
  const rows = await db
    .update(shopOrder)
    .set({ cancelledAt: now, cancelReason: endReasonCodes.paidBefore })
    .where(and(others(order), isNull(shopOrder.paidAt), isNull(shopOrder.cancelledAt)))
    .returning({ id: shopOrder.id });
  const ids = rows.map(({ id }) => id);
  await askAtOnce(db, ids, now);
}
