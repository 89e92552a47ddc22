import type { EndReason } from '@cheese/domain/codes/shop/orders';
import type { Db } from '../../../db/database';
import { askAtOnce } from './payment.hurry';
import type { OrderRow } from './order.tables';
import { firstOf, type Member } from './order.purchase.filters';
import { countPaidOthers, endUnpaidOthers, updateReplaced } from './order.purchase.store';

/** Ends an order in whose place another one comes; answers what the other says of it. */
export async function giveWay(db: Db, order: Member, cancelReason: EndReason, now: Date) {
  await updateReplaced(db, { orderId: order.id, now, cancelReason });
  await askAtOnce(db, [order.id], now);
  return { firstId: firstOf(order) };
}

/** True if another order of the same purchase was paid, so this payment would be a duplicate. */
export const isPaidElsewhere = async (db: Db, order: OrderRow): Promise<boolean> =>
  // Whatever came in its place came when it was cancelled.
  order.cancelledAt !== null && (await countPaidOthers(db, order)) > 0;

/**
 * After the payment of a replaced order, its replacements are ended so that they are not paid as
 * well.
 */
export async function endOthers(db: Db, order: OrderRow, now: Date) {
  if (order.cancelledAt === null) return;
  const rows = await endUnpaidOthers(db, now, order);
  const ids = rows.map(({ id }) => id);
  await askAtOnce(db, ids, now);
}
