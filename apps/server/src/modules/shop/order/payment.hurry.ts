import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { hurry } from '../../base/job/job.service';
import { askKey } from './payment.ladder';
import { payment } from './payment.tables';

/** Providers are asked at once about the open trades of orders that ended, and take back their codes. */
export async function askAtOnce(db: Db, orderIds: number[], now: Date) {
  if (orderIds.length === 0) return;
  const isOpen = and(isNull(payment.paidAt), isNull(payment.closedAt));
  const rows = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(inArray(payment.orderId, orderIds), isOpen));
  await hurry(
    db,
    rows.map(({ id }) => askKey(id)),
    now,
  );
}
